// Validates phrases (prepared sentences with slots for values) and the values of their slots against the catalogue.
// Pure.
import { type Phrase, phraseCatalogue, versionOf } from '#contracts/phrase-catalogue.ts';
import {
  type PhrasedField,
  type PhraseSlotKind,
  type PhraseUse,
  phrasePapers,
  usesOfField,
} from '#contracts/phrase-uses.ts';
import type { PhraseInput, SlotValue } from '#contracts/phrases.ts';
import { type ApplicationStatus, roleSlug } from '#contracts/reference.ts';
import { calendarDay, line, rupees, spokenLanguage, timeOfDay } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';

/** A phrase (a prepared sentence) of a request, with the validated values of its slots. */
export interface ReadPhrase {
  phrase: string;
  version: number;
  slots: Readonly<Record<string, SlotValue>>;
}

const MAX_COUNT = 1000;
const count = z.int('not_a_whole_number').check(z.minimum(0, 'out_of_range'), z.maximum(MAX_COUNT, 'out_of_range'));

const slotShapes: Readonly<Record<PhraseSlotKind, z.ZodMiniType<SlotValue>>> = {
  day: calendarDay,
  time: timeOfDay,
  count,
  amount: rupees,
  words: line({ max: 80 }),
  papers: z.array(z.enum(phrasePapers, 'not_a_choice')).check(z.minLength(1, 'required')),
  trade: roleSlug,
  language: spokenLanguage,
};

/** Returns the validated value of a slot, or the error code for a missing or invalid value. */
function readSlot(kind: PhraseSlotKind, value: SlotValue | undefined): { value: SlotValue } | { code: string } {
  if (value === undefined) return { code: 'required' };
  const { data, error } = slotShapes[kind].safeParse(value);
  if (data !== undefined) return { value: data };
  const code = error?.issues[0]?.message ?? '';
  return { code: /^[a-z][a-z_]+$/.test(code) ? code : 'invalid' };
}

const isWithin = ({ min, max }: { min: number; max: number }, value: SlotValue) =>
  Number(value) >= min && Number(value) <= max;

type Errors = Record<string, string[]>;

/** A field of a request that contains phrases (prepared sentences). */
export interface PhraseField {
  field: PhrasedField;
  /** Path of the list of phrases in the request. The paths of validation errors begin with this path. */
  path: string;
  /** For an employer's answer: the new status of the application. Some phrases are allowed only with some statuses. */
  status?: ApplicationStatus | undefined;
}

function belongs({ use, for: statuses }: Phrase, { field, status }: PhraseField): boolean {
  const uses: readonly PhraseUse[] = usesOfField[field];
  return uses.includes(use) && (!statuses || !status || statuses.includes(status));
}

function readPhrase({ phrase, version, slots = {} }: PhraseInput, place: number, given: PhraseField) {
  const path = `${given.path}.${place}`;
  const errors: Errors = {};
  const known = phraseCatalogue.get(phrase);
  if (!known || (version !== undefined && version > versionOf(known)))
    return { errors: { [`${path}.phrase`]: ['phrase_unknown'] } };
  if (!belongs(known, given)) return { errors: { [`${path}.phrase`]: ['phrase_elsewhere'] } };
  const kinds = known.slots ?? {};
  for (const name of Object.keys(slots))
    if (!Object.hasOwn(kinds, name)) errors[`${path}.slots.${name}`] = ['unknown_field'];
  const values: Record<string, SlotValue> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const read = readSlot(kind, Object.hasOwn(slots, name) ? slots[name] : undefined);
    const range = known.ranges?.[name];
    if ('code' in read) errors[`${path}.slots.${name}`] = [read.code];
    else if (range && !isWithin(range, read.value)) errors[`${path}.slots.${name}`] = ['out_of_range'];
    else values[name] = read.value;
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { errors, read: { phrase, version: version ?? versionOf(known), slots: values } };
}

/**
 * Reads the phrases of a field. Returns the valid phrases, and the errors by path. Error codes: `phrase_unknown` for an
 * unknown phrase or version, `phrase_elsewhere` for a phrase of another field or status, `unknown_field` for an unknown
 * slot. A wrong value of a slot has an error code that depends on the kind of the slot.
 */
export function readPhrases(
  inputs: readonly PhraseInput[],
  given: PhraseField,
): { read: ReadPhrase[]; errors: Errors } {
  const each = inputs.map((input, place) => readPhrase(input, place, given));
  return {
    read: each.flatMap(({ read }) => read ?? []),
    errors: Object.assign({}, ...each.map(({ errors }) => errors)),
  };
}
