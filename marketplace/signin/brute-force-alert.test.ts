// Tests the brute-force alert: its threshold, its frequency, and that it contains no phone number.
import { expect, it } from 'vitest';
import type { Log } from '#platform/log.ts';
import { silentLog } from '#testing/silent-log.ts';
import { recordCodeCheck } from './brute-force-alert.ts';

type Verdict = Parameters<typeof recordCodeCheck>[1];

function heardBy() {
  const heard: unknown[] = [];
  const log: Log = { ...silentLog, warn: (message, fields) => heard.push({ message, ...fields }) };
  const note = (times: number, verdict: Verdict, now: number) => {
    for (let time = 0; time < times; time += 1) recordCodeCheck(log, verdict, now);
  };
  return { heard, note };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

it('The alert is logged at most once a minute when more than half of over 100 codes are wrong', () => {
  const { heard, note } = heardBy();
  note(40, 'good', 0);
  note(60, 'wrong', MINUTE);
  expect(heard).toEqual([]);
  note(50, 'locked', MINUTE + SECOND);
  expect(heard).toEqual([{ message: 'most codes that users entered are wrong', checks: 101, wrong: 61, minutes: 5 }]);
  note(100, 'wrong', MINUTE + 50 * SECOND);
  expect(heard).toHaveLength(1);
  note(1, 'wrong', 2 * MINUTE + 2 * SECOND);
  expect(heard).toHaveLength(2);
});

it('The alert ignores few codes, expired codes, and checks older than five minutes', () => {
  const { heard, note } = heardBy();
  note(100, 'wrong', 0);
  note(10, 'wrong', 6 * MINUTE);
  note(150, 'expired', 7 * MINUTE);
  note(60, 'wrong', 8 * MINUTE);
  expect(heard).toEqual([]);
});
