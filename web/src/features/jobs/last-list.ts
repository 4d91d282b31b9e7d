// Remembers the last visited job list, so that the back link of a job returns to it.

import { paths } from '../../app/paths.ts';
import { isObject } from '../../http/stored-object.ts';

/** Returns the index of the page in the history of this tab; null if the router has not set it. */
function placeInHistory(): number | null {
  const entry: unknown = window.history.state;
  return isObject(entry) && typeof entry.idx === 'number' ? entry.idx : null;
}

let kept: { place: number | null; address: string } | null = null;

/** Remembers the list on the screen. */
export function saveLastList(): void {
  const { pathname, search } = window.location;
  kept = { place: placeInHistory(), address: pathname + search };
}

/** Returns the path of the back link. */
export const lastList = (): string => kept?.address ?? paths.jobs;

/** True if the list is the previous entry of the history. */
export function cameFromList(): boolean {
  const here = placeInHistory();
  return here !== null && kept?.place === here - 1;
}
