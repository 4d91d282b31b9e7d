// The list of jobs that was looked at last, so that the way back from a job leads to it and not to a new one.

import { paths } from '../../app/paths.ts';
import { isObject } from '../../http/stored-object.ts';

/** The place of the page in the history of this tab; null where the router has not counted it. */
function placeInHistory(): number | null {
  const entry: unknown = window.history.state;
  return isObject(entry) && typeof entry.idx === 'number' ? entry.idx : null;
}

let kept: { place: number | null; address: string } | null = null;

/** Remembers the list that is on the screen. */
export function saveLastList(): void {
  const { pathname, search } = window.location;
  kept = { place: placeInHistory(), address: pathname + search };
}

/** Where the way back leads. */
export const lastList = (): string => kept?.address ?? paths.jobs;

/** Whether that is the very page before this one. */
export function cameFromList(): boolean {
  const here = placeInHistory();
  return here !== null && kept?.place === here - 1;
}
