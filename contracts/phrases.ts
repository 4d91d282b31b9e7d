// Phrases: sentences with slots that the product knows in all eight languages (D110). If a line of a field, such as a
// description, is a phrase, each reader sees this line in the reader's language.
import type { PhrasedField } from './phrase-uses.ts';
import { draftText } from './values.ts';
import { z } from './z.ts';

/** Maximum number of phrases in one field. */
export const MAX_PHRASES = 20;

/**
 * Value of a slot: a date, time, number, name or short text, or a list of codes. The kind of the slot determines the
 * permitted values.
 */
const slotValue = z.union([draftText(200), z.number(), z.array(draftText(40)).check(z.maxLength(20, 'too_many'))]);
export type SlotValue = z.output<typeof slotValue>;

/** A phrase in a request: its key and the values of its slots. */
export const phraseInput = z.strictObject({
  phrase: draftText(60),
  /** The current version by default. Older versions are accepted, because existing texts contain older versions. */
  version: z.optional(z.int('phrase_unknown').check(z.minimum(1, 'phrase_unknown'))),
  slots: z.optional(z.record(z.string(), slotValue)),
});
export type PhraseInput = z.output<typeof phraseInput>;

export const phraseInputs = z.array(phraseInput).check(z.maxLength(MAX_PHRASES, 'too_many'));

const phrasedFields = {
  description: 'description',
  requirements: 'requirements',
  message: 'message',
  employer_feedback: 'employer_feedback',
  reason: 'reason',
  contest_note: 'contest_note',
} as const satisfies { [Field in PhrasedField]: Field };

/** A phrase in a field. Each phrase is one line of the field. */
export const phraseLine = z.object({
  /** The field that contains the line. */
  field: z.enum(phrasedFields),
  /** The line as it is in the field, in the author's language. */
  line: z.string(),
  phrase: z.string(),
  version: z.int(),
  slots: z.record(z.string(), slotValue),
  /** The line in the reader's language. */
  text: z.string(),
});
export type PhraseLine = z.output<typeof phraseLine>;

/**
 * The phrases in the texts of a response. Absent if the texts contain no phrases, and in responses with a list of
 * records.
 */
export const phraseLinesField = { phrase_lines: z.optional(z.array(phraseLine)) };
