// How long something waits; what waits too long is marked by a word, not by its colour alone.
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { isLate, useWaitingText } from './waiting-text.ts';

export function WaitingLine({ since }: { since: string }) {
  const { t } = useTranslation('admin-moderation');
  const { waiting } = useWaitingText();
  const late = isLate(since);
  return (
    <span className={late ? 'review-card__late small' : 'soft small'}>
      <Icon name={late ? 'warning' : 'clock'} size={16} /> {waiting(since)}
      {late && ` · ${t('late')}`}
    </span>
  );
}
