// Changes of the profile that are not saved yet, kept in this tab for the person they belong to.
import { z } from '#contracts/z.ts';
import { type Edits, editsSchema } from './draft.ts';

const NAME = 'profileEdits';
const kept = z.object({ id: z.int(), edits: editsSchema });

/** The kept changes of a person; none of another's. */
export function readEdits(id: number): Edits {
  try {
    const parsed = z.safeParse(kept, JSON.parse(sessionStorage.getItem(NAME) ?? 'null'));
    const edits: Edits = {};
    if (parsed.success && parsed.data.id === id) Object.assign(edits, parsed.data.edits);
    return edits;
  } catch {
    return {};
  }
}

/** Keeps the changes; none forgets them. */
export function saveEdits(id: number, edits: Edits): void {
  try {
    if (Object.keys(edits).length > 0) sessionStorage.setItem(NAME, JSON.stringify({ id, edits }));
    else sessionStorage.removeItem(NAME);
  } catch {
    // A browser without storage: the changes live as long as the page.
  }
}
