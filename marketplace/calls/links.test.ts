// Tests of the tokens of links in SMS about calls.
import { expect, it } from 'vitest';
import { LINK_LENGTH, LINK_LETTERS } from '#contracts/call-links.ts';
import { tokenOf } from './links.ts';

const key = { job_id: 7, labour_id: 12, purpose: 'offer' } as const;

it('A token has 16 letters that no reader confuses, and is the same for the same question', () => {
  const token = tokenOf('pepper', key);
  expect(token).toMatch(new RegExp(`^[${LINK_LETTERS}]{${LINK_LENGTH}}$`));
  expect(tokenOf('pepper', key)).toBe(token);
});

it('A token differs for another call, worker, question or secret', () => {
  const others = [
    tokenOf('pepper', { ...key, job_id: 71 }),
    tokenOf('pepper', { ...key, labour_id: 2 }),
    tokenOf('pepper', { ...key, purpose: 'evening' }),
    tokenOf('salt', key),
  ];
  expect(new Set([tokenOf('pepper', key), ...others]).size).toBe(5);
});
