// Tests how a moderator reads a post: prepared sentences in the moderator's language, and highlighted words that may
// break a rule.
import { expect, it } from 'vitest';
import type { PhraseLine } from '#contracts/phrases.ts';
import { readerPieces } from './reader-pieces.ts';

const line = 'Ask at the gate for: 9876543210.';
const phrases: PhraseLine[] = [
  {
    field: 'description',
    line: 'Build brick walls.',
    phrase: 'mason-brick-wall',
    version: 1,
    slots: {},
    text: 'ईंट की दीवार',
  },
  {
    field: 'description',
    line,
    phrase: 'ask-at-gate',
    version: 1,
    slots: { person: '9876543210' },
    text: 'गेट: 9876543210',
  },
];
const text = `Build brick walls.\n${line}\nPay 300 first`;
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const marked = (words: string) => ({
  code: 'money_asked' as const,
  field: 'description' as const,
  message: '',
  ...at(words),
});

it('A phrase is in the language of the moderator, and findings keep their place in the own words', () => {
  const pieces = readerPieces({ text, field: 'description', findings: [marked('Pay 300')], phrases });
  expect(pieces.map((piece) => piece.text).join('')).toBe('ईंट की दीवार\nगेट: 9876543210\nPay 300 first');
  expect(pieces.filter((piece) => piece.isHighlighted).map((piece) => piece.text)).toEqual(['Pay 300']);
});

it('A phrase with a finding is also shown as the employer wrote it', () => {
  const pieces = readerPieces({ text, field: 'description', findings: [marked('9876543210')], phrases });
  expect(pieces.map((piece) => piece.text).join('')).toContain(`${line} (गेट: 9876543210)`);
  expect(pieces.filter((piece) => piece.isHighlighted).map((piece) => piece.text)).toEqual(['9876543210']);
});

it('The keys of the pieces are unique', () => {
  const starts = readerPieces({ text, field: 'description', findings: [marked('9876543210')], phrases }).map(
    ({ start }) => start,
  );
  expect(new Set(starts).size).toBe(starts.length);
});
