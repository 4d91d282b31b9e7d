// A short status timeline for lists: a row of dots, and the current status.
import './status-summary.css';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StatusDots } from '../../parts/job/status-timeline.tsx';
import { statusSteps } from './status-steps.ts';

interface StatusSummaryProps {
  status: ApplicationStatus;
  /** Translated texts: when the application was sent, and when it was last changed. */
  sent?: string;
  changed?: string;
  /** False if the text that explains the status is elsewhere. */
  isExplained?: boolean;
}

export function StatusSummary({ status, sent, changed, isExplained = true }: StatusSummaryProps) {
  const { t } = useTranslation('applications');
  const steps = statusSteps(status).map(({ status: step, place }) => ({
    key: step,
    status: step,
    place,
    title: t(`status_flow.${step}`),
    said: t(`status_flow.${place === 'behind' ? 'done' : place}`),
  }));
  const when = status === 'pending' ? sent : changed;
  return (
    <div className="status-summary">
      <StatusDots label={t('status_flow.label')} steps={steps} />
      <p>
        {/* Hidden from screen readers, which already get the status from the row of dots. */}
        <b aria-hidden="true">{t(`status_flow.${status}`)}</b>
        {when && <span className="status-timeline__more"> · {when}</span>}
      </p>
      {isExplained && <StatusExplanation status={status} />}
    </div>
  );
}

/** Explains a status that ends an application. Renders nothing for other statuses. */
export function StatusExplanation({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation('applications');
  const text = t(`status_flow.${status}_more`, { defaultValue: '' });
  return text && <p className="status-timeline__more">{text}</p>;
}
