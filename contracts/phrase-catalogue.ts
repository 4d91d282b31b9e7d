// The catalogue of phrases: where each phrase may be used, and its slots. The texts are in `locales/*/phrases.json`.
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
   * Permitted numbers, by slot, for slots of the kind `count` that permit fewer numbers than other slots of this kind.
   */
  ranges: z.optional(z.record(z.string(), z.strictObject({ min: z.int(), max: z.int() }))),
  /** Current version; 1 if absent. The meaning of a version never changes. */
  version: z.optional(z.int()),
});
export type Phrase = z.output<typeof entry>;

const catalogue = new Map(Object.entries(z.parse(z.record(z.string(), entry), entries)));

/** All phrases with their current versions, in the order in which they are offered. */
export const phraseCatalogue: ReadonlyMap<string, Phrase> = catalogue;

export const versionOf = ({ version = 1 }: Phrase): number => version;

/** Returns the key of the text of a version in `locales/<language>/phrases.json`. Later versions have a suffix. */
export const textKeyOf = (phrase: string, version: number): string =>
  version === 1 ? phrase : `${phrase}-v${version}`;
