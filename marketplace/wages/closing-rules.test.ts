// Tests when a proposal to close days is outdated (D69).
import { expect, it } from 'vitest';
import { isOutdated } from './closing-rules.ts';
import type { Entry } from './rules.ts';

const closing = { seq: 5, to_day: '2026-11-20', proposed_at: '2026-11-21T06:00:00.000Z' };

const entry = (changed: Partial<Entry>): Entry => ({
  seq: 1,
  kind: 'extra',
  by: 'employer',
  day: '2026-11-18',
  paise: 10_000n,
  halves: null,
  overtime_minutes: null,
  method: null,
  state: 'agreed',
  via: 'own',
  matched: false,
  replaces: null,
  reason: null,
  recorded_at: '2026-11-18T06:00:00.000Z',
  decided_at: null,
  ...changed,
});

it.each([
  ['nothing has changed', {}, false],
  ['an entry was recorded later', { seq: 6 }, true],
  ['an entry of 0 paise was recorded later, which changes no sum', { seq: 6, paise: 0n }, true],
  ['an entry was recorded later for a day after the closing', { seq: 6, day: '2026-11-21' }, false],
  ['a later entry was withdrawn', { seq: 6, state: 'withdrawn' }, false],
  ['an earlier entry was answered later', { decided_at: '2026-11-21T07:00:00.000Z' }, true],
  ['an earlier entry was answered before the proposal', { decided_at: '2026-11-19T07:00:00.000Z' }, false],
] as const)('A proposal knows whether it is outdated if %s', (_, changed, expected) => {
  expect(isOutdated(closing, new Map([[1, entry(changed)]]))).toBe(expected);
});
