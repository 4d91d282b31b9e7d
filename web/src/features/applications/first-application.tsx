// The screen after a sign-in or registration that began with “Apply”. It says whether the application was sent, or why
// not, and names the next step.
import './first-application.css';
import type { ReactNode } from 'react';
import type { JobDetail } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { type FirstApplication, isGoneJob, isSent } from '../../parts/application/first-application.ts';
import { fillPath, useShortfall } from '../../parts/completion/completion.ts';
import { employerName } from '../../parts/employer/employer-name.ts';

/** The fields of a job that the screens show before and after an application that began without an account. */
export type AppliedJob = Pick<JobDetail, 'uid' | 'title' | 'role' | 'employer'>;

interface ResultProps {
  uid: string;
  /** The job that the worker applied to; undefined while the job loads, and if the job is no longer public. */
  job: AppliedJob | undefined;
  application: FirstApplication;
  /** True if the account was created just now. */
  isNew: boolean;
  /** Shows open jobs near this job. Rendered only if this job is closed. */
  near: ReactNode;
  /** Sends the application again; undefined if only the registration can send it. */
  onRetry?: (() => void) | undefined;
  /** The error message of a refused application, shown if the screen has no special explanation for the refusal. */
  problem?: string | undefined;
}

interface FrameProps {
  icon: IconName;
  tone: 'ok' | 'still';
  title: string;
  isNew: boolean;
  children: ReactNode;
}

function Frame({ icon, tone, title, isNew, children }: FrameProps) {
  const { t } = useTranslation('signin');
  return (
    <div className="first-application" role="status">
      <span className="first-application__picture" data-tone={tone}>
        <Icon name={icon} size={40} />
      </span>
      <h1 className="first-application__title">{title}</h1>
      {isNew && <p className="soft">{t('register.done')}</p>}
      {children}
    </div>
  );
}

function Sent({ job, application, isNew }: ResultProps) {
  const { t } = useTranslation(['applications', 'jobs']);
  const employer = employerName(job?.employer) || t('jobs:employer.unknown');
  const { id } = application;
  return (
    <Frame icon="check" tone="ok" title={t('applications:apply.sent')} isNew={isNew}>
      {job && (
        <Notice tone="ok" title={job.title}>
          {employer}
        </Notice>
      )}
      <h2>{t('applications:apply.next_title')}</h2>
      <ol className="first-application__steps">
        <li>{t('applications:apply.next_1', { employer })}</li>
        <li>{t('applications:apply.next_2')}</li>
        <li>{t('applications:apply.next_3')}</li>
      </ol>
      <LinkButton variant="main" size="big" wide to={id === null ? paths.myApplications : paths.myApplication(id)}>
        {t('applications:apply.open')}
      </LinkButton>
      <LinkButton variant="link" to={paths.jobs}>
        {t('applications:mine.find')}
      </LinkButton>
    </Frame>
  );
}

function Closed({ isNew, near }: ResultProps) {
  const { t } = useTranslation(['applications', 'jobs']);
  return (
    <Frame icon="briefcase" tone="still" title={t('jobs:detail.not_found')} isNew={isNew}>
      <p>{t('jobs:detail.not_found_hint')}</p>
      {near}
      <LinkButton variant="main" size="big" wide to={paths.jobs}>
        {t('applications:mine.find')}
      </LinkButton>
    </Frame>
  );
}

function ProfileFirst({ uid, isNew }: ResultProps) {
  const { t } = useTranslation('profile');
  const shortfall = useShortfall();
  return (
    <Frame icon="user" tone="still" title={t('gate.title')} isNew={isNew}>
      {shortfall && <p>{t('gate.apply', { ...shortfall })}</p>}
      <LinkButton variant="main" size="big" wide to={fillPath('labour', shortfall?.missing ?? [], paths.job(uid))}>
        {t('gate.go')}
      </LinkButton>
    </Frame>
  );
}

function OpenJob({ uid, job, application, isNew, onRetry, problem }: ResultProps) {
  const { t } = useTranslation(['applications', 'signin']);
  const asksForResume = application.refused === 'resume_required';
  const title = asksForResume ? t('applications:apply.resume_title') : t('applications:first.failed');
  return (
    <Frame icon={asksForResume ? 'file' : 'info'} tone="still" title={title} isNew={isNew}>
      {job && (
        <p>
          <b>{job.title}</b>
        </p>
      )}
      <p>{asksForResume ? t('applications:apply.resume_more') : problem}</p>
      {onRetry && (
        <Button variant="main" size="big" wide icon="refresh" onClick={onRetry}>
          {t('common:try_again')}
        </Button>
      )}
      <LinkButton variant={onRetry ? 'link' : 'main'} size="big" wide to={paths.job(uid)}>
        {t('signin:register.apply')}
      </LinkButton>
    </Frame>
  );
}

export function FirstApplicationResult(props: ResultProps) {
  const { application } = props;
  if (isSent(application)) return <Sent {...props} />;
  if (isGoneJob(application)) return <Closed {...props} />;
  if (application.refused === 'profile_incomplete') return <ProfileFirst {...props} />;
  return <OpenJob {...props} />;
}
