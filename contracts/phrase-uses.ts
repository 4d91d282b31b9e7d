// Fixed lists for phrases (sentences that the app offers in all languages): places of use, kinds of slots (gaps for
// values), and names of documents.

/** Places in which a phrase may be used: parts of a job post, the employer's answer to an applicant, and notes. */
export const phraseUses = [
  'job_work',
  'job_bring',
  'job_pay',
  'job_hours',
  'job_safety',
  'job_site',
  'job_travel',
  'job_requirement',
  'employer_answer',
  'worker_note',
  'day_note',
  'cancel_note',
] as const;
export type PhraseUse = (typeof phraseUses)[number];

/** For each field that can contain phrases: the places of use whose phrases the field accepts. */
export const usesOfField = {
  description: ['job_work', 'job_bring', 'job_pay', 'job_hours', 'job_safety', 'job_site', 'job_travel'],
  requirements: ['job_requirement', 'job_bring'],
  message: ['worker_note'],
  employer_feedback: ['employer_answer', 'cancel_note'],
  reason: ['cancel_note'],
  contest_note: ['day_note'],
} as const satisfies Record<string, readonly PhraseUse[]>;
export type PhrasedField = keyof typeof usesOfField;

/**
 * Kinds of slots. `words`: a few words that the author types, such as a place. `papers`, `trade` and `language`: codes
 * with a name in each language.
 */
export const phraseSlotKinds = ['day', 'time', 'count', 'amount', 'words', 'papers', 'trade', 'language'] as const;
export type PhraseSlotKind = (typeof phraseSlotKinds)[number];

/** Documents that a slot of the kind `papers` can name. */
export const phrasePapers = [
  'aadhaar',
  'pan',
  'voter_id',
  'driving_licence',
  'ration_card',
  'bank_passbook',
  'photo',
  'resume',
  'school_certificate',
  'trade_certificate',
  'police_verification',
  'medical_certificate',
] as const;
