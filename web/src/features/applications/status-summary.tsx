// A short status timeline for lists: a row of dots, and the current status with the employer's message.
import './status-summary.css';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Quote, type QuoteProps, StatusDots } from '../../parts/job/status-timeline.tsx';
import { statusSteps } from './status-steps.ts';

interface StatusSummaryProps {
  status: ApplicationStatus;
  feedback?: string | null;
  /** The application to which the employer's message (`feedback`) belongs. */
  of?: QuoteProps['of'];
  /** Translated texts: when the application was sent, and when it was last changed. */
  sent?: string;
  changed?: string;
}

export function StatusSummary({ status, feedback, of, sent, changed }: StatusSummaryProps) {
  const { t } = useTranslation('applications');
  const steps = statusSteps(status).map(({ status: step, place }) => ({
    key: step,
    status: step,
    place,
    title: t(`status_flow.${step}`),
    said: t(`status_flow.${place === 'behind' ? 'done' : place}`),
  }));
  const when = status === 'pending' ? sent : changed;
  const more = [when, t(`status_flow.${status}_more`, { defaultValue: '' })].filter(Boolean).join(' · ');
  return (
    <div className="status-summary">
      <StatusDots label={t('status_flow.label')} steps={steps} />
      {/* Hidden from screen readers, which already get the status from the row of dots. */}
      <p className="status-summary__now" aria-hidden="true">
        {t(`status_flow.${status}`)}
      </p>
      {more && <p className="status-timeline__more">{more}</p>}
      {feedback && <Quote who={t('status_flow.says')} text={feedback} of={of} />}
    </div>
  );
}
