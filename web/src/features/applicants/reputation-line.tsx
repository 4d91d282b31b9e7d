// The reputation of a worker as one line of statistics; new workers are marked as new.
import './reputation-line.css';
import type { LabourReputation } from '#contracts/reputation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';

/** Shows at most `max` of the worker's statistics, each with an icon. Statistics that are null are left out. */
export function ReputationLine({ reputation, max = 4 }: { reputation: LabourReputation; max?: number }) {
  const { t } = useTranslation('applications');
  const { overall, rating, review_count, jobs_completed, reliability } = reputation;
  const figures: { icon: IconName; text: string }[] = [];
  if (overall !== null) figures.push({ icon: 'check-circle', text: t('person.score', { score: Math.round(overall) }) });
  if (rating !== null) {
    const reviews = t('person.reviews', { count: review_count });
    figures.push({ icon: 'star', text: `${t('person.rating', { rating: rating.toFixed(1) })} · ${reviews}` });
  }
  if (jobs_completed > 0) figures.push({ icon: 'flag', text: t('person.jobs', { count: jobs_completed }) });
  if (reliability !== null)
    figures.push({ icon: 'clock', text: t('person.reliability', { percent: Math.round(reliability) }) });
  if (figures.length === 0) return <p className="reputation-new soft small">{t('person.new')}</p>;
  return (
    <ul className="reputation-line">
      {figures.slice(0, max).map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} size={16} />
          <span className="num">{text}</span>
        </li>
      ))}
    </ul>
  );
}
