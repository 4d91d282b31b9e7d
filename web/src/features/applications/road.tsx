// The road of an application in short, as its list shows it: behind, now, ahead, and the employer's last words.
import { useTranslation } from 'react-i18next';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { RoadLine } from '../../ui/road.tsx';
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
  const steps = roadSteps(status).map(({ status: step, place }) => {
    const when = step === 'pending' ? sent : place === 'now' ? changed : undefined;
    const about = place === 'ahead' ? `road.${step}_ahead` : `road.${step}_more`;
    const more = place === 'behind' ? '' : t(about, { defaultValue: '' });
    return {
      key: step,
      status: step,
      place,
      title: t(`road.${step}`),
      said: t(`road.${place === 'behind' ? 'done' : place}`),
      more: [when, more].filter(Boolean).join(' · '),
      quote: place === 'now' && feedback ? { who: t('road.says'), text: feedback } : undefined,
    };
  });
  return <RoadLine label={t('road.label')} steps={steps} />;
}
