// The state of the form: the draft, which step is shown, what is wrong, and sending it.
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, problemFields } from '../../i18n/problem-text.ts';
import { bodyOf, type Draft, type DraftField, draftProblems, firstStep, keepDraft, readDraft } from './draft.ts';
import { usePostJob } from './queries.ts';

export type Step = 1 | 2;
type Wrong = Partial<Record<string, string>>;

const ofStep = (wrong: Wrong, step: Step): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([field]) => firstStep.has(field) === (step === 1)));

/** Puts the reader into the first wrong field of what is shown. */
function focusFirstWrong(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

export function useJobForm(form: RefObject<HTMLFormElement | null>, onPosted: (uid: string) => void) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>(readDraft);
  const [step, setStep] = useState<Step>(1);
  const [wrong, setWrong] = useState<Wrong>({});
  const post = usePostJob();
  useEffect(() => keepDraft(draft), [draft]);

  const set = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const body = () => bodyOf(draft);
  const problems = (): Wrong => {
    const codes = Object.entries(draftProblems(body()));
    return Object.fromEntries(codes.map(([field, code]) => [field, fieldText(t, code ?? 'invalid')]));
  };
  const showWrong = (found: Wrong, at: Step) => {
    setStep(at);
    setWrong(ofStep(found, at));
    focusFirstWrong(form);
  };
  const next = () => {
    const found = problems();
    if (Object.keys(ofStep(found, 1)).length > 0) return showWrong(found, 1);
    setWrong({});
    setStep(2);
    window.scrollTo({ top: 0 });
  };
  const refused = (error: unknown) => {
    const found = problemFields(t, error);
    if (Object.keys(found).length > 0) showWrong(found, Object.keys(ofStep(found, 1)).length > 0 ? 1 : 2);
  };
  const send = () => {
    const found = problems();
    if (Object.keys(found).length > 0) return showWrong(found, Object.keys(ofStep(found, 1)).length > 0 ? 1 : 2);
    post.mutate(body(), {
      onError: refused,
      onSuccess: (job) => {
        keepDraft(null);
        onPosted(job.uid);
      },
    });
  };
  const judge = (field: DraftField) => {
    const text = problems()[field];
    setWrong((before) => ({ ...before, ...(text && { [field]: text }) }));
  };
  return { draft, set, step, setStep, wrong, next, send, judge, post };
}

export type JobForm = ReturnType<typeof useJobForm>;
