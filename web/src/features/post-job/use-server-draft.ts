// Keeps a draft while it is typed: in this tab at once, on the server a moment later; one save at a time.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { type Draft, emptyDraft, isSame } from './draft.ts';
import { draftBodyOf } from './draft-body.ts';
import { isGone, isStale, MY_JOBS, saveDraft } from './queries.ts';
import { type KnownJob, keep, NEW, noteKnown, readStoredDraft } from './stored-draft.ts';

/** `local`: the server could not be reached, the tab has it. `stale`: the server has a newer one. */
export type SaveState = 'none' | 'saving' | 'saved' | 'local' | 'stale';

const PAUSE_MS = 800;
const AGAIN_MS = 30_000;

// Over all forms of the page: a form that is opened while the one before still saves must not make a second draft.
let underway: Promise<unknown> = Promise.resolve();

interface Setup {
  draft: Draft;
  /** Where the tab keeps it: a job's uid, or {@link NEW}. */
  place: string;
  known: KnownJob | null;
  /** What the server has of it; null where that is not known. */
  base: Draft | null;
  /** Whether it is a draft still: what is posted is changed only when its employer says so. */
  isDraft: boolean;
}

/** What a save ended in, short of success. */
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
        // Deleted elsewhere: what is written here becomes a draft of its own.
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

  // What was typed last goes along when the page is left.
  useEffect(
    () => () => {
      const isNothing = place === NEW && !job.current && isSame(latest.current, emptyDraft);
      if (!isNothing) void saveNow.current();
    },
    [place],
  );

  return {
    state,
    /** The job as the server knows it, once nothing is being saved any more; typing saves no more after it. */
    settle: async (): Promise<KnownJob | null> => {
      isOver.current = true;
      await underway;
      return job.current;
    },
    /** Goes on saving: the sending has failed. */
    resume: () => {
      isOver.current = !isDraft;
    },
    markStale: () => {
      isOver.current = true;
      setState('stale');
    },
    knownJob: () => job.current,
    /** Forgets what the tab has of it. */
    forget: () => {
      isOver.current = true;
      keep(place, null);
    },
  };
}
