// Tests the payload of wake-ups.
import { describe, expect, it } from 'vitest';
import { countFor, sumOf, wakeUpText } from './wake-up.ts';

describe('the payload of a wake-up', () => {
  it('A payload wakes as many slots of each queue as tasks were added to it', () => {
    const text = wakeUpText(sumOf({ urgent: 2 }, { urgent: 1, bulk: 1 }));
    expect(['urgent', 'outside', 'bulk'].map((queue) => countFor(queue, text))).toEqual([3, 0, 1]);
  });

  it('The earlier release reads the number of all tasks', () => {
    expect(JSON.parse(wakeUpText({ urgent: 2, bulk: 1 }))).toMatchObject({ count: 3 });
  });

  it.each([
    ['{"count":4}', 4],
    ['{"r":0.5,"count":2}', 2],
    ['', 1],
    [undefined, 1],
    ['null', 1],
  ])('A payload without queues wakes the lanes of all queues: %s', (text, count) => {
    expect(countFor('outside', text)).toBe(count);
  });
});
