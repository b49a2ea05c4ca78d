/** Texts in the reader's language, from the same `.ftl` files that the server speaks from. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import { CHANCE, CLOCK, HOST, type Chair, type Language, type Seat, type Told, type Who } from './wire.gen';

type Value = string | number | Who | Told;
type Loader = () => Promise<string>;

const platform = import.meta.glob<string>('../../../src/mensae/texts/*.ftl', { import: 'default' });
const web = import.meta.glob<string>('../../../src/mensae/texts/web/*.ftl', { import: 'default' });
const games = import.meta.glob<string>('../../../src/mensae/games/*/texts/*.ftl', { import: 'default' });

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
let version = $state(0); // counts what was loaded, so that everything said is said again
let speaks = $state(settings.language); // that of the settings as soon as all its texts are here

/** Loads the texts of the page, and of games, in the language of the settings. */
export async function load(...ids: string[]): Promise<void> {
  const language = settings.language;
  const file = `/${language}.ftl`;
  const wanted = Object.entries({ ...platform, ...web }).filter(([path]) => path.endsWith(file));
  for (const id of ids) known.add(id);
  wanted.push(...Object.entries(games).filter(([path]) => path.endsWith(file) && isOf(known, path)));
  await Promise.all(wanted.map(([path, loader]) => add(language, path, loader)));
  if (language === settings.language) speaks = language; // else another was chosen meanwhile
  version += 1;
}

const known = new Set<string>(); // the games whose texts were wanted once: a change of language brings them along

function isOf(ids: Set<string>, path: string): boolean {
  return [...ids].some((id) => path.includes(`/games/${id}/texts/`));
}

async function add(language: Language, path: string, loader: Loader): Promise<void> {
  if (loaded.has(path)) return;
  const source = await loader();
  if (loaded.has(path)) return; // somebody else was waiting for it, too
  loaded.add(path);
  let bundle = bundles.get(language);
  if (!bundle) bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })));
  bundle.addResource(new FluentResource(source));
}

/** The text with this key. */
export function t(key: string, values: Record<string, Value> = {}, names: readonly string[] = []): string {
  void version;
  const bundle = bundles.get(speaks);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key; // a check of the build finds keys without texts
  const spoken: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    spoken[name] = typeof value === 'object' ? part(value, names) : value;
  }
  return bundle.formatPattern(message.value, spoken, []);
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  void version;
  return bundles.get(speaks)?.hasMessage(key) ?? false;
}

/** What the server told, with the names of those at the table. */
export function say(told: Told, names: readonly string[] = []): string {
  return t(told.key, told.values, names);
}

function part(value: Who | Told, names: readonly string[]): string {
  return value.type === 'who' ? nameOf(value.seat, names) : say(value, names);
}

/** What whoever sits there is called. */
export function nameOf(seat: Seat, names: readonly string[]): string {
  if (seat === CHANCE) return t('table-chance');
  if (seat === CLOCK) return t('table-clock');
  if (seat === HOST) return t('table-host');
  return names[seat] || t('table-seat', { number: seat + 1 });
}

/** The names of those at a table, by seat. */
export function namesOf(chairs: readonly Chair[]): string[] {
  return chairs.map((chair) => chair.name);
}

/** A moment in words: today the time, else the day. */
export function when(ms: number, now: number = Date.now()): string {
  const then = new Date(ms);
  const today = new Date(now).toDateString() === then.toDateString();
  const style = today
    ? ({ hour: '2-digit', minute: '2-digit' } as const)
    : ({ day: 'numeric', month: 'short', year: 'numeric' } as const);
  return new Intl.DateTimeFormat(settings.language, style).format(then);
}

/** A span of time as minutes and seconds. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
