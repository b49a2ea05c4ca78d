/** Tells the reader that it is their turn: in the title, in the tab's icon, by a sound, by a notification. */

import { settings } from './settings.svelte';

const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg';

let audio: AudioContext | undefined;

/** Shows in title and icon whether something is waited for. */
export function mark(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  document.getElementById('favicon')?.setAttribute('href', turn ? TURN_ICON : ICON);
}

/** Says that a turn has begun, in the ways that the reader has allowed. */
export function announce(title: string, body: string): void {
  if (settings.sound) chime();
  if (settings.notifications && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    notify(title, { body, icon: ICON, tag: location.pathname });
  }
}

function notify(title: string, options: NotificationOptions): void {
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    void navigator.serviceWorker.ready.then((worker) => worker.showNotification(title, options)); // as phones want it
  }
}

/** Two soft notes, made on the spot. */
function chime(): void {
  audio ??= new AudioContext();
  void audio.resume(); // made before the reader has touched the page, it is silent
  const start = audio.currentTime;
  for (const [index, frequency] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    const from = start + index * 0.14;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.14, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.55);
  }
}
