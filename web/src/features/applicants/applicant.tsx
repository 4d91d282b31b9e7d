// The page of one applicant: profile, decisions, contact and history.
import './applicant-page.css';
import type { ReactNode } from 'react';
import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { CallError } from '#contracts/call-error.ts';
import { COMPLETION_DAYS } from '#contracts/periods.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { ActionBar } from '../../kit/layout/action-bar.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { TwoColumns } from '../../kit/layout/two-columns.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { OwnWords } from '../../parts/application/own-words.tsx';
import { inReadersWords } from '../../parts/application/reader-words.ts';
import { MatchReasons } from '../../parts/job/match-reasons.tsx';
import { StatusTimeline } from '../../parts/job/status-timeline.tsx';
import { ApplicantActions } from './applicant-actions.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ApplicantHeader } from './applicant-header.tsx';
import { ApplicantSkeleton } from './applicant-skeleton.tsx';
import { ContactCard } from './contact-card.tsx';
import { MessageButton } from './message-button.tsx';
import { NotesCard } from './notes-card.tsx';
import { useApplicant } from './queries.ts';
import { ResumeCard } from './resume-card.tsx';
import { useDecisionWithToast } from './use-decision-with-toast.ts';
import { VerifyCard } from './verify-card.tsx';
import { waySteps } from './way-steps.ts';
import { WorkPictures } from './work-pictures.tsx';

interface ApplicantProps {
  id: number;
  /** Renders sections that other features provide: attendance and ratings. */
  parts?: (application: EmployerApplication) => ReactNode;
}

export function Applicant({ id, parts }: ApplicantProps) {
  const { t } = useTranslation(['applications', 'problems']);
  const { data, error, isFetching, refetch } = useApplicant(id);
  if (data) return <ApplicantDetail application={inReadersWords(data)}>{parts?.(data)}</ApplicantDetail>;
  if (!error) return <ApplicantSkeleton />;
  if (error instanceof CallError && (error.status === 404 || error.status === 422)) {
    return (
      <Failure
        heading="h1"
        title={t('applications:person.not_found')}
        action={
          <LinkButton variant="main" to={paths.applicants}>
            {t('applications:person.to_list')}
          </LinkButton>
        }
      >
        {t('applications:person.not_found_hint')}
      </Failure>
    );
  }
  return (
    <Failure
      heading="h1"
      title={t('applications:received.failed')}
      again={t('common:try_again')}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {problemText(t, error)}
    </Failure>
  );
}

function ApplicantDetail({ application, children }: { application: EmployerApplication; children: ReactNode }) {
  const decide = useDecisionWithToast();
  return (
    <article>
      <ApplicantHeader application={application} />
      <TwoColumns aside={<Story application={application} />}>
        <CompletionClaim application={application} />
        {application.allowed.length > 0 && (
          <div className="applicant-page__bar">
            <ActionBar>
              <ApplicantActions
                application={application}
                onDecide={(...decision) => decide(application, ...decision)}
              />
            </ActionBar>
          </div>
        )}
        <Message application={application} />
        {application.acts.includes('message') && <MessageButton application={application} />}
        <ContactCard application={application} />
        {children}
        {application.match && (
          <Card>
            <MatchReasons match={application.match} reader="employer" />
          </Card>
        )}
        <WorkPictures application={application} />
        <ResumeCard application={application} />
        <ApplicantFacts application={application} />
      </TwoColumns>
    </article>
  );
}

/** Shows that the worker reported the work as done and waits for the employer's answer (D27). */
function CompletionClaim({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation('applications');
  const { language } = useLanguage();
  const { completion_claimed_at: claimed, status, applicant } = application;
  if (!claimed || status !== 'accepted') return null;
  return (
    <Notice tone="warn" icon="flag">
      {t('person.claimed', {
        name: readable(applicant.first_name),
        when: formatDateTime(claimed, language),
        days: COMPLETION_DAYS,
      })}
    </Notice>
  );
}

function Message({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation('applications');
  const { message, applicant } = application;
  if (!message) return null;
  return (
    <SectionCard icon="message" title={t('person.message', { name: readable(applicant.first_name) })}>
      <blockquote className="applicant-page__message">
        <OwnWords text={message} field="message" of={application} />
      </blockquote>
    </SectionCard>
  );
}

/** The employer's notes, the verification of the applicant and the status timeline. */
function Story({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation(['applications', 'reference']);
  const { language } = useLanguage();
  return (
    <>
      <NotesCard application={application} />
      <VerifyCard application={application} />
      <SectionCard icon="history" title={t('applications:person.status_flow')}>
        <StatusTimeline label={t('applications:person.status_flow')} steps={waySteps(t, application, language)} />
      </SectionCard>
    </>
  );
}
