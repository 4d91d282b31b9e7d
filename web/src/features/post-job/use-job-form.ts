// The hook behind the job form: its values and errors, the saving of the draft, and the sending of the job.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useReducer, useState } from 'react';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { jobKeys, refetchAll } from '../../http/query-groups.ts';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Draft, DraftField } from './draft.ts';
import { bodyOf, draftProblems, formField, type PostBody } from './draft-body.ts';
import type { DraftSaver } from './draft-saver.ts';
import { type Mode, modeOf, startOfForm } from './job-form-start.ts';
import { type JobFormState, jobFormReducer, ofStep, type Step, startOfState, type Wrong } from './job-form-state.ts';
import { useLint } from './lint.ts';
import { fetchOwnJob, isStale, publish, update } from './queries.ts';
import { useServerDraft } from './use-server-draft.ts';

type FormElement = RefObject<HTMLFormElement | null>;

/** Focuses the first invalid field of the visible step. */
function focusFirstWrong(form: FormElement): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

/** Returns the values, the current step and the errors of the form, with the functions that change them. */
function useFields(start: Pick<JobFormState, 'draft' | 'step'>, element: FormElement) {
  const { t } = useTranslation();
  const [state, dispatch] = useReducer(jobFormReducer, start, startOfState);
  const findWrong = (): Wrong => {
    const codes = Object.entries(draftProblems(bodyOf(state.draft)));
    return Object.fromEntries(codes.map(([field, code]) => [field, fieldText(t, code ?? 'invalid')]));
  };
  /** Shows the errors, opens the first step with an error, and focuses the field. Returns whether there are errors. */
  const showWrong = (wrong: Wrong): boolean => {
    const hasErrors = Object.keys(wrong).length > 0;
    if (hasErrors) {
      dispatch({ type: 'errors_found', wrong });
      focusFirstWrong(element);
    }
    return hasErrors;
  };
  const next = () => {
    if (showWrong(ofStep(findWrong(), 1))) return;
    dispatch({ type: 'second_step_opened' });
    window.scrollTo({ top: 0 });
  };
  const back = () => dispatch({ type: 'first_step_opened' });
  const set = (part: Partial<Draft>) => dispatch({ type: 'changed', part });
  const validate = (field: DraftField) => {
    const text = findWrong()[field];
    if (text) dispatch({ type: 'field_validated', wrong: { [field]: text } });
  };
  return { fields: { ...state, set, next, back, validate }, findWrong, showWrong };
}

/** Returns the mutation that posts or updates the job. The mutation first waits for a running save of the draft. */
function useSending(saver: DraftSaver, mode: Mode) {
  const client = useQueryClient();
  const { keyFor, answered } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: PostBody) => {
      const known = await saver.settle();
      return known && mode === 'update' ? update(known, body) : publish(known, body, keyFor(body));
    },
    onError: (error) => answered(error),
    onSuccess: () => {
      answered();
      return refetchAll(client, jobKeys);
    },
  });
}

interface FormSetup {
  /** The job to edit; null for a new job. */
  job: OwnJob | null;
  /** The content of a new job before the user changes it. */
  blank: Draft;
  element: FormElement;
  /** The step that the form shows first. */
  firstStep: Step;
  onSent: (job: OwnJob) => void;
}

export function useJobForm({ job, blank, element, firstStep, onSent }: FormSetup) {
  const { t } = useTranslation();
  const [start] = useState(() => startOfForm(job, blank));
  const { fields, findWrong, showWrong } = useFields({ draft: start.draft, step: firstStep }, element);
  const { draft } = fields;
  const { saver, state } = useServerDraft(draft, start);
  const mode = modeOf(job);
  const sending = useSending(saver, mode);

  const showRefusal = (error: unknown) => {
    saver.resume();
    if (isStale(error)) {
      saver.markStale();
      // Scroll up, because the notice about the newer version on the server is at the top of the form.
      window.scrollTo({ top: 0 });
    }
    const found = Object.entries(problemFields(t, error)).map(([field, text]) => [formField(field), text]);
    showWrong(Object.fromEntries(found));
  };
  const send = () => {
    if (showWrong(findWrong())) return;
    const onSuccess = (fresh: OwnJob) => {
      saver.forget();
      onSent(fresh);
    };
    sending.mutate(bodyOf(draft), { onError: showRefusal, onSuccess });
  };
  return {
    ...fields,
    job,
    ...useLint(draft),
    send,
    sending,
    mode,
    saveState: start.isBehind ? ('stale' as const) : state,
    wasRestored: start.wasRestored,
    /** False if this tab or the server has stored a draft, with which the form would start again. */
    isUntouched: !start.wasRestored && start.known === null && state === 'none',
    forget: () => saver.forget(),
    /** Fetches the newest version of the job; returns null if the draft was never saved on the server. */
    newest: async () => (saver.known ? fetchOwnJob(saver.known.uid) : null),
  };
}

export type JobForm = ReturnType<typeof useJobForm>;
