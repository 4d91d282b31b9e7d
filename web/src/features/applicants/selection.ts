// The selection of several applicants for a bulk change.
import { useState } from 'react';
import type { Application } from '#contracts/application-shapes.ts';

export interface Choice {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** True if the applicant may be shortlisted or rejected. */
const mayMove = ({ allowed }: Application) => allowed.includes('shortlisted') || allowed.includes('rejected');

const nobody: ReadonlySet<number> = new Set();

/**
 * Returns the selected applicants of the visible list, and functions that change the selection. `inSight` names the
 * visible list. If another list becomes visible, the selection becomes empty.
 */
export function useSelection(inSight: string) {
  /** The ids of the selected applicants and the list to which they belong; null outside selection mode. */
  const [kept, setKept] = useState<{ inSight: string; ids: ReadonlySet<number> } | null>(null);
  const chosen = kept && (kept.inSight === inSight ? kept.ids : nobody);
  const keep = (ids: Iterable<number>) => setKept({ inSight, ids: new Set(ids) });
  const turn = (id: number, isChosen: boolean) =>
    keep([...(chosen ?? [])].filter((one) => one !== id).concat(isChosen ? [id] : []));
  return {
    chosen,
    start: () => keep([]),
    stop: () => setKept(null),
    /** Adds applicants to the selection. Skips applicants who may be neither shortlisted nor rejected. */
    choose: (applications: readonly Application[]) =>
      keep([...(chosen ?? []), ...applications.filter(mayMove).map(({ id }) => id)]),
    /** Returns the state of a card's checkbox; null outside selection mode or if the applicant cannot be selected. */
    choiceOf: (application: Application): Choice | null =>
      chosen && mayMove(application)
        ? { isChosen: chosen.has(application.id), onChoose: (isChosen) => turn(application.id, isChosen) }
        : null,
  };
}

export type Selection = ReturnType<typeof useSelection>;
