// Tests the rules of crews (D81).
import { describe, expect, it } from 'vitest';
import { allowedActs, hasRoom, nextLeader, ticksPausedUntil } from './rules.ts';

const LEADER = 1;
const MEMBER = 2;

describe('What a member of a crew may do', () => {
  const crew = { state: 'open', leader_id: LEADER, next_leader_id: null } as const;

  it.each([
    ['the leader', crew, LEADER, ['invite', 'rename', 'remove', 'hand_over', 'leave']],
    ['a member', crew, MEMBER, ['leave']],
    ['a member who is asked to lead', { ...crew, next_leader_id: MEMBER }, MEMBER, ['lead', 'leave']],
    ['a member of a crew without a leader', { ...crew, leader_id: null }, MEMBER, ['lead', 'leave']],
    ['the leader of a held crew', { ...crew, state: 'held' }, LEADER, ['remove', 'leave']],
    ['a member of a held crew without a leader', { ...crew, state: 'held', leader_id: null }, MEMBER, ['leave']],
    ['a member of an ended crew', { ...crew, state: 'ended' }, MEMBER, []],
  ] as const)('%s', (_who, facts, labourId, expected) => {
    expect(allowedActs(facts, labourId)).toEqual(expected);
  });
});

describe('The next leader of a crew that has lost its leader', () => {
  const member = (labour_id: number, day: number, agreed: boolean) => ({
    labour_id,
    joined_at: `2026-01-0${day}T00:00:00Z`,
    agreed,
  });

  it('The longest-standing member leads at once after agreeing', () => {
    expect(nextLeader([member(2, 5, false), member(3, 1, true)], { isOver: false })).toBe(3);
  });

  it('Another member waits, because a member of longer standing may still agree', () => {
    const members = [member(2, 5, true), member(3, 1, false)];
    expect(nextLeader(members, { isOver: false })).toBeNull();
    expect(nextLeader(members, { isOver: true })).toBe(2);
  });

  it('The longest-standing of several members who agree leads after the time', () => {
    expect(nextLeader([member(4, 9, true), member(2, 5, true), member(3, 1, false)], { isOver: true })).toBe(2);
  });

  it('No member leads if none agrees', () => {
    expect(nextLeader([member(2, 5, false)], { isOver: true })).toBeNull();
  });
});

it('A worker is a member of three crews at most', () => {
  expect([2, 3].map(hasRoom)).toEqual([true, false]);
});

describe('the right of a leader to mark members', () => {
  const DAY = 86_400_000;
  const NOW = Date.parse('2026-06-01T06:00:00Z');
  const ago = (...days: number[]) => days.map((day) => NOW - day * DAY);

  it.each([
    ['no false marks', [], null],
    ['two false marks', [1, 2], null],
    ['three false marks in 30 days', [1, 15, 31], 89],
    ['three false marks in more than 30 days', [1, 15, 32], null],
    ['an older pause that has not ended', [60, 61, 62], 30],
    ['an older pause that has ended', [90, 91, 92], null],
    ['two groups of three', [5, 6, 7, 60, 61, 62], 85],
  ] as const)('A leader with %s has a pause of this number of days left', (_name, days, left) => {
    const until = ticksPausedUntil(ago(...days), NOW);
    expect(until === null ? null : (until - NOW) / DAY).toBe(left);
  });
});
