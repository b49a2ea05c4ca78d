/** The options of a game as controls, read from their JSON schema. */

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

interface Named {
  name: string;
}
export interface Choice extends Named {
  kind: 'choice';
  values: (string | number)[]; // the usual one first
  usual: string | number;
}
export interface Switch extends Named {
  kind: 'switch';
  usual: boolean;
}
export interface Amount extends Named {
  kind: 'number';
  usual: number;
  min: number | null;
  max: number | null;
}
export type Option = Choice | Switch | Amount;

type Json = Record<string, unknown>;

/** The options in the order of the schema; what no control fits is left at its default. */
export function optionsOf(schema: Json): Option[] {
  const properties = object(resolved(schema, schema)['properties']);
  return Object.entries(properties).flatMap(([name, property]) => optionOf(name, resolved(object(property), schema)));
}

function optionOf(name: string, schema: Json): Option[] {
  const usual = schema['default'];
  const values = schema['enum'];
  if (Array.isArray(values) && isPlain(usual)) {
    const others = values.filter(isPlain).filter((value) => value !== usual);
    return [{ name, kind: 'choice', values: [usual, ...others], usual }];
  }
  if (schema['type'] === 'boolean') return [{ name, kind: 'switch', usual: usual === true }];
  if (schema['type'] === 'integer' && typeof usual === 'number') {
    return [{ name, kind: 'number', usual, min: bound(schema['minimum']), max: bound(schema['maximum']) }];
  }
  return [];
}

/** The value of each option before anybody changes one. */
export function usualOptions(options: readonly Option[]): Options {
  return Object.fromEntries(options.map((option) => [option.name, option.usual]));
}

/** What differs from the usual: all that has to be sent. */
export function changedOptions(options: readonly Option[], values: Options): Options {
  const changed = options.filter((option) => values[option.name] !== option.usual);
  return Object.fromEntries(changed.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])));
}

function resolved(schema: Json, root: Json): Json {
  const ref = schema['$ref'];
  if (typeof ref !== 'string') return schema;
  const path = ref.replace(/^#\//, '').split('/');
  return object(path.reduce<unknown>((found, step) => object(found)[step], root));
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function bound(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
