// Remembers the job list that the user visited last. The back link on a job page opens this list.

import { paths } from '../../kit/navigation/paths.ts';
import { isObject } from '../../kit/storage/stored-object.ts';

/** Returns the index of the current page in the history of this tab; null if the router has not set the index. */
function placeInHistory(): number | null {
  const entry: unknown = window.history.state;
  return isObject(entry) && typeof entry.idx === 'number' ? entry.idx : null;
}

let kept: { place: number | null; address: string } | null = null;

/** Remembers the job list that is on the screen, with its position in the history. */
export function saveLastList(): void {
  const { pathname, search } = window.location;
  kept = { place: placeInHistory(), address: pathname + search };
}

/** Returns the path for the back link of a job: the last visited job list, or the list of all jobs. */
export const lastList = (): string => kept?.address ?? paths.jobs;

/** Returns true if the last visited job list is the previous history entry, so that going back restores it. */
export function cameFromList(): boolean {
  const here = placeInHistory();
  return here !== null && kept?.place === here - 1;
}
