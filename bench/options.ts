// The options that every measurement takes, and its own beside them: each a text with what it is unless told.
import { parseArgs } from 'node:util';

export interface Options<K extends string> {
  option(name: K): string;
  flag(name: string): boolean;
  /** Whether `--only` names this part; every part is asked for where it names none. */
  asks(part: string): boolean;
  json: string | undefined;
  check: boolean;
  anyLoad: boolean;
}

/** `--check`, `--json FILE`, `--only A,B`, `--any-load`, those of `defaults`, and words of `flags` that stand alone. */
export function readOptions<K extends string>(
  defaults: Readonly<Record<K, string>>,
  flags: readonly string[] = [],
): Options<K> {
  const own = Object.keys(defaults).map((name) => [name, { type: 'string' }] as const);
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(own),
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }] as const)),
      check: { type: 'boolean', default: false },
      json: { type: 'string' },
      only: { type: 'string' },
      'any-load': { type: 'boolean', default: false },
    },
  });
  const given = new Map<string, unknown>(Object.entries(values));
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const only = text('only')?.split(',');
  return {
    option: (name) => text(name) ?? defaults[name],
    flag: (name) => given.get(name) === true,
    asks: (part) => only?.includes(part) ?? true,
    json: text('json'),
    check: given.get('check') === true,
    anyLoad: given.get('any-load') === true,
  };
}
