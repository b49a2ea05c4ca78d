/** What a reader has set, kept in this browser; everything else follows from it. */

import { keep, keptJson } from './storage';
import { LANGUAGES, type Language } from './wire.gen';

export interface Settings {
  language: Language;
  theme: 'system' | 'dusk' | 'noon';
  motion: 'system' | 'full' | 'none';
  sound: boolean; // off at first: people share rooms
  notifications: boolean;
  confirm: 'risky' | 'always' | 'never'; // what is asked about before it is done
  symbols: boolean; // shapes beside colours
  coordinates: boolean; // names of places on boards
  plain: boolean; // lists of choices instead of a drawn board
}

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };

const KEY = 'mensae-settings';

const ALLOWED: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  language: LANGUAGES,
  theme: ['system', 'dusk', 'noon'],
  motion: ['system', 'full', 'none'],
  sound: [true, false],
  notifications: [true, false],
  confirm: ['risky', 'always', 'never'],
  symbols: [true, false],
  coordinates: [true, false],
  plain: [true, false],
};

export const settings: Settings = $state({ ...defaults(), ...kept() });

/** Changes a setting, at once and for the next visit. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  keep(KEY, JSON.stringify(settings));
}

/** Whether things may move on the page. */
export function moves(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The theme that shows, as a system that changes its mind is followed. */
export function theme(): 'dusk' | 'noon' {
  if (settings.theme !== 'system') return settings.theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'noon' : 'dusk';
}

/** Puts theme, motion and language onto the page; called again whenever one of them changes. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.motion = moves() ? 'full' : 'none';
  root.lang = settings.language;
}

function defaults(): Settings {
  return {
    language: preferred(navigator.languages),
    theme: 'system',
    motion: 'system',
    sound: false,
    notifications: false,
    confirm: 'risky',
    symbols: true,
    coordinates: false,
    plain: false,
  };
}

/** The first language of the reader that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => LANGUAGES.find((each) => tag.toLowerCase().split('-')[0] === each));
  return spoken.find((each) => each !== undefined) ?? 'en';
}

/** What was kept, as far as it still is a setting: the storage may hold anything. */
function kept(): Partial<Settings> {
  const found = keptJson(KEY);
  return typeof found === 'object' && found !== null ? cleaned(found) : {};
}

export function cleaned(found: object): Partial<Settings> {
  const allowed: Record<string, readonly unknown[]> = ALLOWED;
  const fits = ([name, value]: [string, unknown]) => Object.hasOwn(allowed, name) && allowed[name]?.includes(value);
  return Object.fromEntries(Object.entries(found).filter(fits));
}
