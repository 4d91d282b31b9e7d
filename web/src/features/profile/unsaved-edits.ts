// Unsaved changes of the profile form, stored in this tab for one user.
import { z } from '#contracts/z.ts';
import { type Edits, editsSchema } from './draft.ts';

const NAME = 'profileEdits';
const kept = z.object({ id: z.int(), edits: editsSchema });

/** Returns the stored changes if they belong to the user `id`; otherwise an empty object. */
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

/** Stores the changes; an empty object deletes them. */
export function saveEdits(id: number, edits: Edits): void {
  try {
    if (Object.keys(edits).length > 0) sessionStorage.setItem(NAME, JSON.stringify({ id, edits }));
    else sessionStorage.removeItem(NAME);
  } catch {
    // If the browser refuses session storage, the changes are lost when the page is reloaded.
  }
}
