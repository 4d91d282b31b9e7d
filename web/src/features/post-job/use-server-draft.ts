// Saves a draft while the user types: in this tab at once, on the server after a short pause, one save at a time.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { type Draft, emptyDraft, isSame } from './draft.ts';
import { draftBodyOf } from './draft-body.ts';
import { isGone, isStale, MY_JOBS, saveDraft } from './queries.ts';
import { type KnownJob, keep, NEW, noteKnown, readStoredDraft } from './stored-draft.ts';

/** `local`: the server is unavailable, the draft is stored in this tab. `stale`: the server has a newer version. */
export type SaveState = 'none' | 'saving' | 'saved' | 'local' | 'stale';

const PAUSE_MS = 800;
const AGAIN_MS = 30_000;

// Shared by all forms of the page: a form that opens during the last save of another must not create a second draft.
let underway: Promise<unknown> = Promise.resolve();

interface Setup {
  draft: Draft;
  /** The key of the stored draft: a job's uid, or {@link NEW}. */
  place: string;
  known: KnownJob | null;
  /** The content on the server; null if unknown. */
  base: Draft | null;
  /** False for a posted job, which changes only when the employer sends the form. */
  isDraft: boolean;
}

/** Returns the save status after a failed save. */
function failureOf(error: unknown): SaveState {
  const isTaken = error instanceof CallError && (error.code === 'job_not_editable' || error.code === 'job_transition');
  return isStale(error) || isTaken ? 'stale' : 'local';
}

export function useServerDraft({ draft, place, known, base, isDraft }: Setup) {
  const client = useQueryClient();
  const { keyFor, answered } = useIdempotencyKey();
  const [state, setState] = useState<SaveState>('none');
  const job = useRef(known);
  const saved = useRef(base && JSON.stringify(draftBodyOf(base)));
  const latest = useRef(draft);
  const isOver = useRef(!isDraft);
  latest.current = draft;

  const save = (): Promise<unknown> => {
    underway = underway.then(async () => {
      const body = draftBodyOf(latest.current);
      const text = JSON.stringify(body);
      if (isOver.current || text === saved.current) return;
      job.current ??= readStoredDraft(place)?.known ?? null;
      const isNew = job.current === null;
      setState('saving');
      try {
        const { uid, version } = await saveDraft(job.current, body, keyFor(body));
        answered();
        job.current = { uid, version };
        saved.current = text;
        noteKnown(place, job.current);
        setState('saved');
        if (isNew) void client.invalidateQueries({ queryKey: MY_JOBS });
      } catch (error) {
        answered(error);
        // The job was deleted elsewhere: the next save creates a new draft.
        if (job.current && isGone(error)) job.current = null;
        isOver.current = failureOf(error) === 'stale';
        setState(failureOf(error));
      }
    });
    return underway;
  };
  const saveNow = useRef(save);
  saveNow.current = save;

  useEffect(() => {
    const isNothing = place === NEW && !job.current && isSame(draft, emptyDraft);
    keep(place, isNothing || (base && isSame(draft, base)) ? null : { known: job.current, draft });
    if (isNothing || !isDraft) return;
    const timer = setTimeout(() => void saveNow.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, place, base, isDraft]);

  useEffect(() => {
    if (state !== 'local') return;
    const again = () => void saveNow.current();
    const timer = setTimeout(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [state]);

  // Saves the last changes when the page is left.
  useEffect(
    () => () => {
      const isNothing = place === NEW && !job.current && isSame(latest.current, emptyDraft);
      if (!isNothing) void saveNow.current();
    },
    [place],
  );

  return {
    state,
    /** Waits for a running save and returns the saved job; later changes are not saved. */
    settle: async (): Promise<KnownJob | null> => {
      isOver.current = true;
      await underway;
      return job.current;
    },
    /** Saves changes again, because sending has failed. */
    resume: () => {
      isOver.current = !isDraft;
    },
    markStale: () => {
      isOver.current = true;
      setState('stale');
    },
    knownJob: () => job.current,
    /** Deletes the draft stored in this tab. */
    forget: () => {
      isOver.current = true;
      keep(place, null);
    },
  };
}
