// The form of the everyday words of one language.
import type { RoleSlug } from '#contracts/reference.ts';

/** Words of a trade, separated by commas. A search for them finds the trade; in a title they do not name it. */
export type EverydayWords = Readonly<Partial<Record<RoleSlug, string>>>;
