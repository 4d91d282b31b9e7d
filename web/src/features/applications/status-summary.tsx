// A short status timeline for lists: a row of dots, and the current status with its message.
import './status-summary.css';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Quote, StatusDots } from '../../ui/status-timeline.tsx';
import { statusSteps } from './status-steps.ts';

interface StatusSummaryProps {
  status: ApplicationStatus;
  feedback?: string | null;
  /** When the application was sent and last changed, translated. */
  sent?: string;
  changed?: string;
}

export function StatusSummary({ status, feedback, sent, changed }: StatusSummaryProps) {
  const { t } = useTranslation('applications');
  const steps = statusSteps(status).map(({ status: step, place }) => ({
    key: step,
    status: step,
    place,
    title: t(`road.${step}`),
    said: t(`road.${place === 'behind' ? 'done' : place}`),
  }));
  const when = status === 'pending' ? sent : changed;
  const more = [when, t(`road.${status}_more`, { defaultValue: '' })].filter(Boolean).join(' · ');
  return (
    <div className="status-summary">
      <StatusDots label={t('road.label')} steps={steps} />
      {/* Screen readers already get the status from the row of dots. */}
      <p className="status-summary__now" aria-hidden="true">
        {t(`road.${status}`)}
      </p>
      {more && <p className="status-timeline__more">{more}</p>}
      {feedback && <Quote who={t('road.says')} text={feedback} />}
    </div>
  );
}
