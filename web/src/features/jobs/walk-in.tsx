// The walk-in days of a job, on which workers may come without an appointment, and the place to come to.

import type { Job } from '#contracts/job-shapes.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { weekdayText } from './fact-text.ts';

export function WalkIn({ walkIn }: { walkIn: Job['walk_in'] }) {
  const { t } = useTranslation('job-page');
  const { language } = useLanguage();
  if (!walkIn) return null;
  const from = weekdayText(walkIn.from, language);
  const to = weekdayText(walkIn.to, language);
  return (
    <div className="job-view__walk-in">
      <Notice tone="info" icon="door" title={t('walk_in')}>
        <p>{walkIn.from === walkIn.to ? from : t('walk_in_days', { from, to })}</p>
        <p>{walkIn.place}</p>
      </Notice>
    </div>
  );
}
