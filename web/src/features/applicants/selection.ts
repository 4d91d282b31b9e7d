// Choosing several applicants, and what became of those who could not be moved.
import { useState } from 'react';
import type { Application } from '#contracts/applications.ts';

export interface Choice {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Whoever may be shortlisted or told “not this time”. */
const mayMove = ({ allowed }: Application) => allowed.includes('shortlisted') || allowed.includes('rejected');

const nobody: ReadonlySet<number> = new Set();

/** What is chosen among the people in sight; whoever goes out of sight with another status is not chosen any more. */
export function useSelection(inSight: string | null) {
  /** Null while nobody is being chosen. */
  const [kept, setKept] = useState<{ inSight: string | null; ids: ReadonlySet<number> } | null>(null);
  const chosen = kept && (kept.inSight === inSight ? kept.ids : nobody);
  const keep = (ids: Iterable<number>) => setKept({ inSight, ids: new Set(ids) });
  const turn = (id: number, isChosen: boolean) =>
    keep([...(chosen ?? [])].filter((one) => one !== id).concat(isChosen ? [id] : []));
  return {
    chosen,
    start: () => keep([]),
    stop: () => setKept(null),
    /** Chooses these too, as far as they can be moved. */
    choose: (applications: readonly Application[]) =>
      keep([...(chosen ?? []), ...applications.filter(mayMove).map(({ id }) => id)]),
    /** The box on a card; none while nobody is being chosen, or where this one cannot be moved. */
    choiceOf: (application: Application): Choice | null =>
      chosen && mayMove(application)
        ? { isChosen: chosen.has(application.id), onChoose: (isChosen) => turn(application.id, isChosen) }
        : null,
  };
}

export type Selection = ReturnType<typeof useSelection>;
