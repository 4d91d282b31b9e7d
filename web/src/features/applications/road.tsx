// The road of an application in short, for a list: a row of stops, and in words where it stands and what was said there.
import './road-short.css';
import { useTranslation } from 'react-i18next';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { Quote, RoadDots } from '../../ui/road.tsx';
import { roadSteps } from './road-steps.ts';

interface RoadProps {
  status: ApplicationStatus;
  feedback?: string | null;
  /** When it was sent and when it last changed, in words. */
  sent?: string;
  changed?: string;
}

export function Road({ status, feedback, sent, changed }: RoadProps) {
  const { t } = useTranslation('applications');
  const steps = roadSteps(status).map(({ status: step, place }) => ({
    key: step,
    status: step,
    place,
    title: t(`road.${step}`),
    said: t(`road.${place === 'behind' ? 'done' : place}`),
  }));
  const when = status === 'pending' ? sent : changed;
  const more = [when, t(`road.${status}_more`, { defaultValue: '' })].filter(Boolean).join(' · ');
  return (
    <div className="road-short">
      <RoadDots label={t('road.label')} steps={steps} />
      {/* The row of stops has said it to those who listen. */}
      <p className="road-short__now" aria-hidden="true">
        {t(`road.${status}`)}
      </p>
      {more && <p className="road__more">{more}</p>}
      {feedback && <Quote who={t('road.says')} text={feedback} />}
    </div>
  );
}
