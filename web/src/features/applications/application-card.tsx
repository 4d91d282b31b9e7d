// The card of a worker's application in a list, with the job and the status of the application. Until the worker
// answers, the card asks whether the employer has contacted the worker.
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { SpokenTypedName } from '../../parts/name/typed-name.tsx';
import './application-card.css';
import { Link } from 'react-router-dom';
import type { Application } from '#contracts/application-shapes.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { formatPay } from '../../kit/text/money.ts';
import { OwnWords } from '../../parts/application/own-words.tsx';
import { inReadersWords } from '../../parts/application/reader-words.ts';
import { employerName, typedEmployerName } from '../../parts/employer/employer-name.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { TradeTile } from '../../parts/trades/trade-icon.tsx';
import { WaitingQuestion } from './contact-question.tsx';
import { StatusSummary } from './status-summary.tsx';

interface ApplicationCardProps {
  application: Application;
  heading?: 'h2' | 'h3';
}

export function ApplicationCard({ application: asSent, heading: Heading = 'h2' }: ApplicationCardProps) {
  const { t } = useTranslation(['applications', 'jobs', 'reference']);
  const application = inReadersWords(asSent);
  const { employer, message } = application;
  const job = application.job && withReaderTitle(application.job);
  const title = job?.title ?? t('applications:mine.general');
  const period = job?.salary_period ? t(`reference:salary_period.${job.salary_period}`) : null;
  const pay = job ? (formatPay(job.salary_amount, period) ?? t('jobs:pay.ask')) : null;
  return (
    <Card as="article">
      <div className="application__header">
        <TradeTile role={job?.role} />
        <div>
          <Heading className="application__title">
            <Link to={paths.myApplication(application.id)}>{title}</Link>
          </Heading>
          {job && <OriginalTitle of={job} />}
          <p className="soft">
            {pay && <b className="application__pay">{pay}</b>}
            {pay && ' · '}
            {employerName(employer) || t('reference:deleted_user')}
            <SpokenTypedName name={typedEmployerName(employer)} />
          </p>
        </div>
        <ReadAloud of={{ application }} looks="corner" />
      </div>
      <StatusSummary
        status={application.status}
        feedback={application.employer_feedback}
        of={application}
        sent={formatRelativeTime(t, application.created_at)}
        changed={formatRelativeTime(t, application.updated_at)}
      />
      {message && (
        <div className="application__message">
          <span className="soft small">{t('applications:mine.you_wrote')}</span>
          <div>
            <OwnWords text={message} field="message" of={application} />
          </div>
        </div>
      )}
      <WaitingQuestion application={application} />
      <div className="application__open">
        <LinkButton wide to={paths.myApplication(application.id)}>
          {t('applications:one.open')}
          <span className="visually-hidden">: {title}</span>
        </LinkButton>
      </div>
    </Card>
  );
}
