// Parses the options that all benchmarks share and those of one benchmark, each a string with a default.
import { parseArgs } from 'node:util';

export interface Options<K extends string> {
  option(name: K): string;
  flag(name: string): boolean;
  /** True if `--only` names this part, or is absent. */
  asks(part: string): boolean;
  json: string | undefined;
  check: boolean;
  anyLoad: boolean;
}

/** Parses `--check`, `--json FILE`, `--only A,B`, `--any-load`, the options of `defaults`, and boolean `flags`. */
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
