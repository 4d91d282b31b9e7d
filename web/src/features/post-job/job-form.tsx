// The form of a job: two steps beside a preview card. Used for a new job, a draft and a posted job.
import './post-job.css';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { OwnJob } from '#contracts/job-shapes.ts';
import type { KeyOf } from '#locales/topics/text-key.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { ActionBar } from '../../kit/layout/action-bar.tsx';
import { ProfileRequirementSheet } from '../../parts/completion/profile-requirement-sheet.tsx';
import { useProfileRequirement } from '../../parts/completion/use-profile-requirement.ts';
import { type Draft, emptyDraft, isSame } from './draft.ts';
import { ChangeNotice, FindingsNotice, Refusal } from './form-notices.tsx';
import type { Step } from './job-form-state.ts';
import { JobPreview } from './job-preview.tsx';
import { KeptNotice, SaveWord, StaleNotice } from './save-notices.tsx';
import { StepDetails } from './step-details.tsx';
import { StepWork } from './step-work.tsx';
import { type JobForm as Form, useJobForm } from './use-job-form.ts';

interface JobFormProps {
  /** The job to edit; null for a new job. */
  job: OwnJob | null;
  /** The form values of a new job before the user changes them. By default, all fields are empty. */
  blank?: Draft;
  title: string;
  /** The step that the form shows first. */
  firstStep?: Step;
  /** Shown above the first step of a new job until the user changes a field. */
  offer?: ReactNode;
  onSent: (job: OwnJob) => void;
  /**
   * Called to restart the form with the server's version of the job, or with null if the draft was never saved on the
   * server.
   */
  onReload: (fresh: OwnJob | null) => void;
}

export function JobForm({ job, blank = emptyDraft, title, firstStep = 1, offer, onSent, onReload }: JobFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useJobForm({ job, blank, element, firstStep, onSent });
  const requirement = useProfileRequirement(form.sending.error, form.sending.reset);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.step === 1) form.next();
    else form.send();
  };
  return (
    <>
      <div className="page__header">
        <h1 className="page__title">{title}</h1>
        <SaveWord form={form} />
      </div>
      <Steps step={form.step} />
      <StaleNotice form={form} onReload={onReload} />
      <KeptNotice form={form} onAnew={() => onReload(job)} />
      {offer && form.step === 1 && form.isUntouched && isSame(form.draft, blank) && (
        <div className="post-offer">{offer}</div>
      )}
      <div className="post-job">
        <form ref={element} className="post-job__form" onSubmit={submit} noValidate>
          {form.step === 1 ? <StepWork form={form} /> : <StepDetails form={form} />}
          <ChangeNotice form={form} />
          <FindingsNotice form={form} />
          <Refusal form={form} />
          <Bar form={form} />
        </form>
        <JobPreview draft={form.draft} />
      </div>
      <ProfileRequirementSheet user_type="employer" shortfall={requirement.shortfall} onClose={requirement.close} />
    </>
  );
}

/**
 * The list of the form's two steps. If the form opens at the second step, or the step changes, focuses the name of the
 * step, because the focused element before it is no longer on the page.
 */
function Steps({ step }: { step: Step }) {
  const { t } = useTranslation('posting');
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef<Step>(1);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [step]);
  return (
    <ol className="post-steps" aria-label={t('form.steps')} ref={list}>
      {([1, 2] as const).map((one) => (
        <li
          key={one}
          tabIndex={-1}
          data-done={one < step || undefined}
          aria-current={one === step ? 'step' : undefined}
        >
          {t(`form.step_${one}`)}
        </li>
      ))}
    </ol>
  );
}

const sendingWords = { post: 'posting', repost: 'posting', update: 'updating' } as const;

function submitWord({ step, mode, sending }: Form): KeyOf<'posting'> {
  if (step === 1) return 'form.next';
  return `form.${sending.isPending ? sendingWords[mode] : mode}`;
}

function Bar({ form }: { form: Form }) {
  const { t } = useTranslation('posting');
  return (
    <div className="post-job__bar">
      <ActionBar>
        {form.step === 2 && (
          <Button size="big" icon="arrow-left" onClick={form.back}>
            {t('form.back')}
          </Button>
        )}
        <Button
          type="submit"
          variant="main"
          size="big"
          busy={form.sending.isPending}
          // The second click of a double click was meant for the button of the previous step, so ignore it.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {t(submitWord(form))}
        </Button>
      </ActionBar>
    </div>
  );
}
