// The road drawn as the deck of a bridge: solid behind, dashed ahead, the employer's words where it stands.
import './road.css';
import { useTranslation } from 'react-i18next';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { applicationIcons } from '../../ui/status-badge.tsx';
import { type RoadStep, roadSteps } from './road-steps.ts';

interface RoadProps {
  status: ApplicationStatus;
  feedback?: string | null;
  /** When it was sent and when it last changed, in words. */
  sent?: string;
  changed?: string;
}

export function Road({ status, feedback, sent, changed }: RoadProps) {
  const { t } = useTranslation('applications');
  return (
    <ol className="road" aria-label={t('road.label')}>
      {roadSteps(status).map((step) => (
        <li
          key={step.status}
          className="road__step"
          data-place={step.place}
          data-status={step.status}
          aria-current={step.place === 'now' ? 'step' : undefined}
        >
          <span className="road__dot">
            <Icon name={stepIcon(step)} size={16} />
          </span>
          <div>
            <p className="road__name">
              {t(`road.${step.status}`)}
              <span className="visually-hidden">, {t(`road.${step.place === 'behind' ? 'done' : step.place}`)}</span>
            </p>
            <StepWords step={step} sent={sent} changed={changed} />
            {step.place === 'now' && feedback && <Feedback text={feedback} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function stepIcon({ status, place }: RoadStep): IconName {
  if (place === 'ahead') return 'check';
  return status === 'pending' ? 'send' : applicationIcons[status];
}

interface StepWordsProps {
  step: RoadStep;
  sent: string | undefined;
  changed: string | undefined;
}

function StepWords({ step, sent, changed }: StepWordsProps) {
  const { t } = useTranslation('applications');
  const when = step.status === 'pending' ? sent : step.place === 'now' ? changed : undefined;
  const key = step.place === 'ahead' ? `road.${step.status}_ahead` : `road.${step.status}_more`;
  const more = step.place === 'behind' ? '' : t(key, { defaultValue: '' });
  const words = [when, more].filter(Boolean).join(' · ');
  return words ? <p className="road__more">{words}</p> : null;
}

function Feedback({ text }: { text: string }) {
  const { t } = useTranslation('applications');
  return (
    <figure className="quote">
      <figcaption className="quote__who">{t('road.says')}</figcaption>
      <blockquote>“{text}”</blockquote>
    </figure>
  );
}
