// Type of the lists of everyday words. There is one list per language.
import type { RoleSlug } from '#contracts/reference.ts';

/**
 * Comma-separated words for the work of each trade, such as its tools. A search for such a word finds the trade, but a
 * job title with the word does not count as a title of the trade.
 */
export type EverydayWords = Readonly<Partial<Record<RoleSlug, string>>>;
