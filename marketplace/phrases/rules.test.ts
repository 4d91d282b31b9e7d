// Tests the validation of phrases (prepared sentences) and of the values of their slots.
import { expect, it } from 'vitest';
import { readPhrases } from './rules.ts';

const feedback = { path: 'feedback_phrases', field: 'employer_feedback' } as const;

it('A phrase with valid slots is read with its current version', () => {
  const slots = { day: '2026-11-30', time: '09:00', place: '  Wakad  ' };
  expect(readPhrases([{ phrase: 'come-on-day', slots }], feedback)).toEqual({
    read: [{ phrase: 'come-on-day', version: 1, slots: { ...slots, place: 'Wakad' } }],
    errors: {},
  });
});

it.each([
  ['an unknown phrase', { phrase: 'no-such-phrase' }, { 'feedback_phrases.0.phrase': ['phrase_unknown'] }],
  [
    'a version that does not exist',
    { phrase: 'places-taken', version: 2 },
    { 'feedback_phrases.0.phrase': ['phrase_unknown'] },
  ],
  [
    'a phrase of another place of use',
    { phrase: 'have-own-tools' },
    { 'feedback_phrases.0.phrase': ['phrase_elsewhere'] },
  ],
  ['a missing slot', { phrase: 'call-you-by' }, { 'feedback_phrases.0.slots.day': ['required'] }],
  [
    'a value of another kind',
    { phrase: 'call-you-by', slots: { day: 5 } },
    { 'feedback_phrases.0.slots.day': ['invalid'] },
  ],
  [
    'a day that does not exist',
    { phrase: 'call-you-by', slots: { day: '2026-02-30' } },
    { 'feedback_phrases.0.slots.day': ['date_invalid'] },
  ],
  [
    'an unknown slot',
    { phrase: 'places-taken', slots: { day: '2026-11-30' } },
    { 'feedback_phrases.0.slots.day': ['unknown_field'] },
  ],
  [
    'an unknown paper',
    { phrase: 'bring-papers', slots: { papers: ['passport'] } },
    { 'feedback_phrases.0.slots.papers': ['not_a_choice'] },
  ],
  [
    'an inherited property as a slot',
    { phrase: 'call-you-by', slots: { constructor: 'x' } },
    { 'feedback_phrases.0.slots.constructor': ['unknown_field'], 'feedback_phrases.0.slots.day': ['required'] },
  ],
])('The error names the place of %s', (_, phrase, errors) => {
  expect(readPhrases([phrase], feedback)).toEqual({ read: [], errors });
});

it.each([
  ['places-taken', 'rejected', true],
  ['places-taken', 'accepted', false],
  ['site-closed', 'cancelled', true],
  ['too-far', 'cancelled', false],
] as const)('The answer %s may be sent with %s: %s', (phrase, status, isAllowed) => {
  expect(readPhrases([{ phrase }], { ...feedback, status }).read).toHaveLength(isAllowed ? 1 : 0);
});

it.each([
  [0, ['out_of_range']],
  [1, undefined],
  [31, undefined],
  [32, ['out_of_range']],
])('The day of the month %s has the errors %j', (date_of_month, codes) => {
  const { errors } = readPhrases([{ phrase: 'paid-monthly-by', slots: { date_of_month } }], {
    path: 'phrases.description',
    field: 'description',
  });
  expect(errors['phrases.description.0.slots.date_of_month']).toEqual(codes);
});
