// The state of the job form: draft, step, errors, saving and sending.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { OwnJob } from '#contracts/jobs.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type Draft, type DraftField, emptyDraft, firstStep, isSame } from './draft.ts';
import { bodyOf, draftOf, draftProblems, formField, type PostBody } from './draft-body.ts';
import { useLint } from './lint.ts';
import { fetchOwnJob, isStale, JOBS, publish, update } from './queries.ts';
import { NEW, readStoredDraft, type StoredDraft, takeStoredDraft } from './stored-draft.ts';
import { useServerDraft } from './use-server-draft.ts';

export type Step = 1 | 2;

/** The effect of sending: posts a draft, updates a posted job, or reposts an ended job. */
export type Mode = 'post' | 'update' | 'repost';

export function modeOf(job: OwnJob | null): Mode {
  if (job === null || job.status === 'draft') return 'post';
  return job.status === 'closed' || job.status === 'expired' ? 'repost' : 'update';
}

type Wrong = Partial<Record<string, string>>;

const ofStep = (wrong: Wrong, step: Step): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([field]) => firstStep.has(field) === (step === 1)));

/** Focuses the first invalid field of the visible step. */
function focusFirstWrong(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

interface FormSetup {
  /** The job to edit; null for a new one. */
  job: OwnJob | null;
  element: RefObject<HTMLFormElement | null>;
  onSent: (job: OwnJob) => void;
}

interface Beginning {
  kept: StoredDraft | null;
  /** The content on the server; null if the draft exists only in this tab. */
  base: Draft | null;
  /** True if the job changed on the server since the tab stored its draft. */
  isBehind: boolean;
}

function beginningOf(job: OwnJob | null): Beginning {
  const kept = job ? takeStoredDraft(job.uid) : readStoredDraft(NEW);
  if (!job) return { kept, base: kept?.known ? null : emptyDraft, isBehind: false };
  const base = draftOf(job);
  const isBehind = kept !== null && kept.known?.version !== job.version && !isSame(kept.draft, base);
  return { kept, base, isBehind };
}

export function useJobForm({ job, element, onSent }: FormSetup) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [begun] = useState(() => beginningOf(job));
  const [draft, setDraft] = useState<Draft>(begun.kept?.draft ?? begun.base ?? emptyDraft);
  const [step, setStep] = useState<Step>(1);
  const [wrong, setWrong] = useState<Wrong>({});
  const mode = modeOf(job);
  const server = useServerDraft({
    draft,
    place: job?.uid ?? NEW,
    known: job ? { uid: job.uid, version: job.version } : (begun.kept?.known ?? null),
    base: begun.base,
    isDraft: mode === 'post' && !begun.isBehind,
  });
  const { keyFor, answered } = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: async (body: PostBody) => {
      const known = await server.settle();
      return known && mode === 'update' ? update(known, body) : publish(known, body, keyFor(body));
    },
    onError: (error) => answered(error),
    onSuccess: () => {
      answered();
      return client.invalidateQueries({ queryKey: JOBS });
    },
  });

  const set = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const problems = (): Wrong => {
    const codes = Object.entries(draftProblems(bodyOf(draft)));
    return Object.fromEntries(codes.map(([field, code]) => [field, fieldText(t, code ?? 'invalid')]));
  };
  const showWrong = (found: Wrong) => {
    const at = Object.keys(ofStep(found, 1)).length > 0 ? 1 : 2;
    setStep(at);
    setWrong(ofStep(found, at));
    focusFirstWrong(element);
  };
  const next = () => {
    const found = ofStep(problems(), 1);
    if (Object.keys(found).length > 0) return showWrong(found);
    setWrong({});
    setStep(2);
    window.scrollTo({ top: 0 });
  };
  const refused = (error: unknown) => {
    server.resume();
    if (isStale(error)) {
      server.markStale();
      // The notice about the newer version is at the top of the form.
      window.scrollTo({ top: 0 });
    }
    const found = Object.entries(problemFields(t, error)).map(([field, text]) => [formField(field), text]);
    if (found.length > 0) showWrong(Object.fromEntries(found));
  };
  const send = () => {
    const found = problems();
    if (Object.keys(found).length > 0) return showWrong(found);
    sending.mutate(bodyOf(draft), {
      onError: refused,
      onSuccess: (fresh) => {
        server.forget();
        onSent(fresh);
      },
    });
  };
  const validate = (field: DraftField) => {
    const text = problems()[field];
    setWrong((before) => ({ ...before, ...(text && { [field]: text }) }));
  };
  return {
    job,
    draft,
    flagged: useLint(draft),
    set,
    step,
    setStep,
    wrong,
    next,
    send,
    validate,
    sending,
    mode,
    saveState: begun.isBehind ? ('stale' as const) : server.state,
    /** True if this tab had unsent changes of the job. */
    wasRestored: begun.kept !== null && !begun.isBehind && !isSame(begun.kept.draft, begun.base ?? emptyDraft),
    forget: server.forget,
    /** Fetches the newest version from the server; null if the draft was never saved there. */
    newest: async () => {
      const known = server.knownJob();
      return known ? fetchOwnJob(known.uid) : null;
    },
  };
}

export type JobForm = ReturnType<typeof useJobForm>;
