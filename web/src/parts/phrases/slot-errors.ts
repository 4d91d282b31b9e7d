// Finds the slots (blanks to fill in) of chosen phrases that have no value yet, or that the server refused.
import type { PhraseInput, SlotValue } from '#contracts/phrases.ts';

const isEmpty = (value: SlotValue) => value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the paths of the slots without a value, such as `0.slots.day`. */
export const emptySlots = (chosen: readonly PhraseInput[]): string[] =>
  chosen.flatMap(({ slots = {} }, place) =>
    Object.entries(slots)
      .filter(([, value]) => isEmpty(value))
      .map(([name]) => `${place}.slots.${name}`),
  );

/** Returns the error message `text` for each slot without a value, by the path of the slot. */
export const slotErrors = (chosen: readonly PhraseInput[], text: string): Record<string, string> =>
  Object.fromEntries(emptySlots(chosen).map((path) => [path, text]));

/** Selects the errors of blanks (slots) and shortens their paths: `note_phrases.0.slots.day` becomes `0.slots.day`. */
export const refusedSlots = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) => {
      const path = /\d+\.slots\.\w+$/.exec(field)?.[0];
      return path ? [[path, text]] : [];
    }),
  );
