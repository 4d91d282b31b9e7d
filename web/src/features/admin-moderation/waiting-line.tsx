// How long a row of a review queue has waited. Late rows are marked with a word, not only by colour.
import { REVIEW_HOURS } from '#contracts/moderation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { isLate, useWaitingText } from './waiting-text.ts';

export function WaitingLine({ since }: { since: string }) {
  const { t } = useTranslation('admin-moderation');
  const { waiting } = useWaitingText();
  const late = isLate(since);
  return (
    <span className={late ? 'review-card__late small' : 'soft small'}>
      <Icon name={late ? 'warning' : 'clock'} size={16} /> {waiting(since)}
      {late && ` · ${t('late', { hours: REVIEW_HOURS })}`}
    </span>
  );
}
