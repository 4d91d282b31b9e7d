// How fast answers come and how many places are taken, as sentences.
import { useTranslation } from 'react-i18next';
import type { Analytics } from '#contracts/analytics.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { answerWords, fillWords } from './figure-words.ts';

export function InWords({ figures }: { figures: Analytics }) {
  const { t } = useTranslation('analytics');
  return (
    <SectionCard icon="message" title={t('words.title')}>
      <p className="in-words">
        <Icon name="clock" size={20} />
        {answerWords(t, figures.median_response_hours)}
      </p>
      <p className="in-words">
        <Icon name="users" size={20} />
        {fillWords(t, figures.fill_rate)}
      </p>
    </SectionCard>
  );
}
