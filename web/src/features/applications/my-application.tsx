// The page of one of the worker's own applications: job, next step, allowed actions and history.
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import './my-application.css';
import type { ReactNode } from 'react';
import type { LabourApplication } from '#contracts/application-shapes.ts';
import { CallError } from '#contracts/call-error.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { LinkTarget } from '../../kit/layout/link-target.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { TwoColumns } from '../../kit/layout/two-columns.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { OwnWords } from '../../parts/application/own-words.tsx';
import { inReadersWords } from '../../parts/application/reader-words.ts';
import { employerName } from '../../parts/employer/employer-name.ts';
import { StatusTimeline } from '../../parts/job/status-timeline.tsx';
import { ContactLinks } from '../../parts/person/contact-links.tsx';
import { ApplicationHeader } from './application-header.tsx';
import { ApplicationSkeleton } from './application-skeleton.tsx';
import { ContactQuestion, hasContactQuestion } from './contact-question.tsx';
import { RevealList, VerificationSummary } from './known-of-me.tsx';
import { useMyApplication } from './queries.ts';
import { timelineSteps } from './timeline-steps.ts';
import { WhatNext } from './what-next.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import { WorkDone } from './work-done.tsx';

interface MyApplicationProps {
  id: number;
  /** Renders the first section of the page, from another feature, about a task that the worker must do now. */
  first?: (application: LabourApplication) => ReactNode;
  /** Renders sections that other features provide: attendance and ratings. */
  parts?: (application: LabourApplication) => ReactNode;
}

export function MyApplication({ id, first, parts }: MyApplicationProps) {
  const { t } = useTranslation(['applications', 'problems']);
  const { data, error, isFetching, refetch } = useMyApplication(id);
  if (data)
    return (
      <ApplicationDetail application={inReadersWords(data)} first={first?.(data)}>
        {parts?.(data)}
      </ApplicationDetail>
    );
  if (!error) return <ApplicationSkeleton />;
  if (error instanceof CallError && (error.status === 404 || error.status === 422)) {
    return (
      <Failure
        heading="h1"
        title={t('applications:one.not_found')}
        action={
          <LinkButton variant="main" to={paths.myApplications}>
            {t('applications:one.to_list')}
          </LinkButton>
        }
      >
        {t('applications:one.not_found_hint')}
      </Failure>
    );
  }
  return (
    <Failure
      heading="h1"
      title={t('applications:one.failed')}
      again={t('common:try_again')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {problemText(t, error)}
    </Failure>
  );
}

interface ApplicationDetailProps {
  application: LabourApplication;
  first: ReactNode;
  children: ReactNode;
}

function ApplicationDetail({ application, first, children }: ApplicationDetailProps) {
  const { t } = useTranslation(['applications', 'contact', 'reference']);
  const job = application.job && withReaderTitle(application.job);
  const title = job?.title ?? t('applications:mine.general');
  const mayWithdraw = application.allowed.includes('withdrawn');
  return (
    <article>
      <ApplicationHeader application={application} title={title} />
      <TwoColumns
        aside={
          <>
            <Story application={application} />
            {mayWithdraw && <WithdrawButton application={application} title={title} />}
          </>
        }
      >
        {first}
        <WhatNext application={application} />
        <EmployerContact application={application} />
        {children}
        <Question application={application} />
        <LinkTarget id="claim">
          <WorkDone application={application} />
        </LinkTarget>
      </TwoColumns>
    </article>
  );
}

function EmployerContact({ application: { employer, employer_contact } }: { application: LabourApplication }) {
  const { t } = useTranslation('contact');
  if (!employer_contact) return null;
  const name = employerName(employer);
  return (
    <SectionCard icon="phone" title={t('employer.title')}>
      <p>{t('employer.more', { name })}</p>
      <ContactLinks contact={employer_contact} name={name} />
    </SectionCard>
  );
}

function Question({ application }: { application: LabourApplication }) {
  const { t } = useTranslation(['contact', 'reference']);
  const employer = employerName(application.employer) || t('reference:deleted_user');
  if (!hasContactQuestion(application)) return null;
  return (
    <SectionCard icon="message" title={t('contact:question.title', { employer })}>
      <ContactQuestion application={application} />
    </SectionCard>
  );
}

/**
 * Shows cards with the status timeline, with the times at which the employer viewed the worker's phone number, and with
 * the facts that the employer verified.
 */
function Story({ application }: { application: LabourApplication }) {
  const { t } = useTranslation(['applications', 'reference']);
  const { language } = useLanguage();
  return (
    <>
      <SectionCard icon="history" title={t('applications:one.status_flow')}>
        <StatusTimeline label={t('applications:status_flow.label')} steps={timelineSteps(t, application, language)} />
      </SectionCard>
      {application.message && (
        <SectionCard icon="pencil" title={t('applications:mine.you_wrote')}>
          <div className="application-header__message">
            <OwnWords text={application.message} field="message" of={application} />
          </div>
        </SectionCard>
      )}
      <RevealList application={application} />
      <VerificationSummary application={application} />
    </>
  );
}
