// Choosing several applicants, and what became of those who could not be moved.
import { useState } from 'react';
import type { Application } from '#contracts/applications.ts';

export interface Choice {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Whoever may be shortlisted or told “not this time”. */
const mayMove = ({ allowed }: Application) => allowed.includes('shortlisted') || allowed.includes('rejected');

export function useSelection() {
  /** Null while nobody is being chosen. */
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const turn = (id: number, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  return {
    chosen,
    start: () => setChosen(new Set()),
    stop: () => setChosen(null),
    choose: (applications: readonly Application[]) =>
      setChosen(new Set(applications.filter(mayMove).map(({ id }) => id))),
    /** The box on a card; none while nobody is being chosen, or where this one cannot be moved. */
    choiceOf: (application: Application): Choice | null =>
      chosen && mayMove(application)
        ? { isChosen: chosen.has(application.id), onChoose: (isChosen) => turn(application.id, isChosen) }
        : null,
  };
}

export type Selection = ReturnType<typeof useSelection>;
