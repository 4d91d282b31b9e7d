// Sentences about the employer's response time and the share of filled positions.

import type { Analytics } from '#contracts/analytics.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { answerWords, fillWords } from './stats-text.ts';

export function AnalyticsSummary({ figures }: { figures: Analytics }) {
  const { t } = useTranslation('analytics');
  return (
    <SectionCard icon="message" title={t('words.title')}>
      <p className="analytics-summary">
        <Icon name="clock" size={20} />
        {answerWords(t, figures.median_response_hours)}
      </p>
      <p className="analytics-summary">
        <Icon name="users" size={20} />
        {fillWords(t, figures.fill_rate)}
      </p>
    </SectionCard>
  );
}
