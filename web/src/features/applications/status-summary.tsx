// The road of an application in short, for a list: a row of stops, and in words where it stands and what was said there.
import './status-summary.css';
import { useTranslation } from 'react-i18next';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { Quote, StatusDots } from '../../ui/status-timeline.tsx';
import { statusSteps } from './status-steps.ts';

interface StatusSummaryProps {
  status: ApplicationStatus;
  feedback?: string | null;
  /** When it was sent and when it last changed, in words. */
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
      {/* The row of stops has said it to those who listen. */}
      <p className="status-summary__now" aria-hidden="true">
        {t(`road.${status}`)}
      </p>
      {more && <p className="status-timeline__more">{more}</p>}
      {feedback && <Quote who={t('road.says')} text={feedback} />}
    </div>
  );
}
