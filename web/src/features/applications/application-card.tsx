// The card of a worker's application in a list, with the job, the status of the application and one action: until the
// worker answers, the question whether the employer has contacted the worker; then the link to the application. What
// the employer and the worker wrote is collapsed, so that more than one card fits on the screen.
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { SpokenTypedName } from '../../parts/name/typed-name.tsx';
import './application-card.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Application } from '#contracts/application-shapes.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { More } from '../../kit/layout/more.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { formatPay } from '../../kit/text/money.ts';
import { OwnWords } from '../../parts/application/own-words.tsx';
import { inReadersWords } from '../../parts/application/reader-words.ts';
import { employerName, typedEmployerName } from '../../parts/employer/employer-name.ts';
import { Quote } from '../../parts/job/status-timeline.tsx';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { TradeTile } from '../../parts/trades/trade-icon.tsx';
import { isContactAsked, WaitingQuestion } from './contact-question.tsx';
import { StatusExplanation, StatusSummary } from './status-summary.tsx';

interface ApplicationCardProps {
  application: Application;
  heading?: 'h2' | 'h3';
}

export function ApplicationCard({ application: asSent, heading: Heading = 'h2' }: ApplicationCardProps) {
  const { t } = useTranslation(['applications', 'jobs', 'reference']);
  const application = inReadersWords(asSent);
  const { employer } = application;
  const job = application.job && withReaderTitle(application.job);
  const title = job?.title ?? t('applications:mine.general');
  const period = job?.salary_period ? t(`reference:salary_period.${job.salary_period}`) : null;
  const pay = job ? (formatPay(job.salary_amount, period) ?? t('jobs:pay.ask')) : null;
  const isAsked = isContactAsked(application);
  const open = (
    <LinkButton wide to={paths.myApplication(application.id)}>
      {t('applications:one.open')}
      <span className="visually-hidden">: {title}</span>
    </LinkButton>
  );
  return (
    <Card as="article">
      <div className="application__header">
        <TradeTile role={job?.role} />
        <div>
          <div className="application__titles">
            <Heading className="application__title">
              <Link to={paths.myApplication(application.id)}>{title}</Link>
            </Heading>
            {job && <OriginalTitle of={job} />}
          </div>
          {pay && <p className="application__pay">{pay}</p>}
          <p className="application__who soft">
            {employerName(employer) || t('reference:deleted_user')}
            <SpokenTypedName name={typedEmployerName(employer)} />
          </p>
        </div>
        <ReadAloud of={{ application }} looks="corner" />
      </div>
      <StatusSummary
        status={application.status}
        sent={formatRelativeTime(t, application.created_at)}
        changed={formatRelativeTime(t, application.updated_at)}
        isExplained={!isAsked}
      />
      {isAsked ? <WaitingQuestion application={application} /> : open}
      <Written application={application}>
        {isAsked && (
          <>
            <StatusExplanation status={application.status} />
            {open}
          </>
        )}
      </Written>
    </Card>
  );
}

interface WrittenProps {
  application: Application;
  /** The content for which a card with a question has no room; false without a question. */
  children: ReactNode;
}

/** The words of the employer and of the worker, collapsed. The title says whether the employer has written. */
function Written({ application, children }: WrittenProps) {
  const { t } = useTranslation('applications');
  const { message, employer_feedback } = application;
  if (!message && !employer_feedback && !children) return null;
  return (
    <More title={employer_feedback ? t('status_flow.message') : t('common:more')}>
      {employer_feedback && <Quote who={t('status_flow.says')} text={employer_feedback} of={application} />}
      {message && (
        <div className="application__message">
          <span className="soft small">{t('mine.you_wrote')}</span>
          <div>
            <OwnWords text={message} field="message" of={application} />
          </div>
        </div>
      )}
      {children}
    </More>
  );
}
