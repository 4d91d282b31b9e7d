// Posting a job: two short steps, the card growing beside them; nothing written is lost.
import './post-job.css';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { type Shortfall, shortfallOf, useShortfall } from '../../completion/completion.ts';
import { GateCard } from '../../completion/gate-card.tsx';
import { GateSheet } from '../../completion/gate-sheet.tsx';
import { useGate } from '../../completion/use-gate.ts';
import { problemFields, problemText } from '../../i18n/problem-text.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { JobPreview } from './job-preview.tsx';
import { StepDetails } from './step-details.tsx';
import { StepWork } from './step-work.tsx';
import { type JobForm, type Step, useJobForm } from './use-job-form.ts';

export function PostJob() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const showToast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const form = useJobForm(element, (uid) => {
    showToast({ text: t('post.done'), action: { label: t('post.see'), to: paths.job(uid) } });
    navigate(paths.myJobs);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.step === 1) form.next();
    else form.send();
  };
  const gate = useGate(form.post.error, form.post.reset);
  const shortfall = useShortfall();
  if (shortfall) return <NotYet shortfall={shortfall} />;
  return (
    <>
      <h1 className="page__title">{t('post.title')}</h1>
      <Steps step={form.step} />
      <div className="post-job">
        <form ref={element} className="post-job__form" onSubmit={submit} noValidate>
          {form.step === 1 ? <StepWork form={form} /> : <StepDetails form={form} />}
          <Refusal form={form} />
          <Bar form={form} />
        </form>
        <JobPreview draft={form.draft} />
      </div>
      <GateSheet user_type="employer" shortfall={gate.shortfall} onClose={gate.close} />
    </>
  );
}

/** In place of a form that could not be sent. */
function NotYet({ shortfall }: { shortfall: Shortfall }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      <div className="page__head">
        <h1 className="page__title">{t('post.title')}</h1>
      </div>
      <GateCard user_type="employer" shortfall={shortfall} next={paths.postJob} />
    </>
  );
}

function Steps({ step }: { step: Step }) {
  const { t } = useTranslation('jobs');
  return (
    <ol className="post-steps" aria-label={t('post.steps')}>
      {([1, 2] as const).map((one) => (
        <li key={one} data-done={one < step || undefined} aria-current={one === step ? 'step' : undefined}>
          {t(`post.step_${one}`)}
        </li>
      ))}
    </ol>
  );
}

/** What the server said, where it named no field; and how many fields wait. */
function Refusal({ form }: { form: JobForm }) {
  const { t } = useTranslation('jobs');
  const { t: tProblem } = useTranslation();
  const count = Object.keys(form.wrong).length;
  const { error } = form.post;
  const named = Object.keys(problemFields(tProblem, error)).length > 0;
  return (
    <div role="status">
      {count > 0 && <Notice tone="danger">{t('post.fix', { count })}</Notice>}
      {error && !named && !shortfallOf(error) && <Notice tone="danger">{problemText(tProblem, error)}</Notice>}
    </div>
  );
}

function Bar({ form }: { form: JobForm }) {
  const { t } = useTranslation('jobs');
  return (
    <div className="post-job__bar">
      <ActionBar>
        {form.step === 2 && (
          <Button size="big" icon="arrow-left" onClick={() => form.setStep(1)}>
            {t('post.back')}
          </Button>
        )}
        <Button type="submit" variant="main" size="big" busy={form.post.isPending}>
          {form.step === 1 ? t('post.next') : t(form.post.isPending ? 'post.sending' : 'post.submit')}
        </Button>
      </ActionBar>
    </div>
  );
}
