// The catalogue of phrases (sentences that the app offers in all languages): the places of use and the slots (gaps for
// values) of each phrase. The texts are in `locales/*/phrases.json`.
import entries from './phrase-catalogue.json' with { type: 'json' };
import { phraseSlotKinds, phraseUses } from './phrase-uses.ts';
import { applicationStatus, roleSlug } from './reference.ts';
import { z } from './z.ts';

const entry = z.strictObject({
  use: z.enum(phraseUses),
  /** Trades whose job posts offer the phrase; absent for all trades. */
  roles: z.optional(z.array(roleSlug)),
  /** Statuses of an application with which the phrase may be sent; absent for all statuses. */
  for: z.optional(z.array(applicationStatus)),
  slots: z.optional(z.record(z.string(), z.enum(phraseSlotKinds))),
  /**
   * Smallest and largest permitted number of a slot of the kind `count`, by slot, for slots that permit only part of
   * the usual range.
   */
  ranges: z.optional(z.record(z.string(), z.strictObject({ min: z.int(), max: z.int() }))),
  /**
   * Current version of the phrase; 1 if absent. If the meaning of a phrase changes, the phrase gets a new version, so
   * that texts that users wrote with the older version keep their meaning.
   */
  version: z.optional(z.int()),
});
export type Phrase = z.output<typeof entry>;

const catalogue = new Map(Object.entries(z.parse(z.record(z.string(), entry), entries)));

/** All phrases with their current versions, in the order in which they are offered. */
export const phraseCatalogue: ReadonlyMap<string, Phrase> = catalogue;

export const versionOf = ({ version = 1 }: Phrase): number => version;

/** Returns the key of a phrase version in `locales/<language>/phrases.json`. Versions after the first have a suffix. */
export const textKeyOf = (phrase: string, version: number): string =>
  version === 1 ? phrase : `${phrase}-v${version}`;
