// The average rating, and for each number of stars a bar with the number of ratings.
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressBar } from '../../kit/chart/progress-bar.tsx';
import { Stars } from '../../kit/form/stars.tsx';
import { Card } from '../../kit/layout/card.tsx';

interface RatingDistributionProps {
  rating: number;
  /** The number of ratings with one, two, three, four and five stars, in this order. */
  spread: readonly number[];
  total: number;
}

export function RatingDistribution({ rating, spread, total }: RatingDistributionProps) {
  const { t } = useTranslation('ratings');
  const mean = rating.toFixed(1);
  const rows = spread.map((count, place) => ({ stars: place + 1, count })).reverse();
  return (
    <Card as="section">
      <div className="stack">
        <p className="rating-distribution__mean">
          <b className="num">{mean}</b>
          <Stars stars={rating} label={t('stars.of', { stars: mean })} />
          <span className="soft">{t('received.count', { count: total })}</span>
        </p>
        <ul className="rating-distribution__rows" aria-label={t('received.spread')}>
          {rows.map(({ stars, count }) => (
            <li key={stars}>
              <span className="visually-hidden">{t('received.spread_one', { stars, count })}</span>
              <span className="num" aria-hidden="true">
                {stars} ★
              </span>
              <ProgressBar percent={total === 0 ? 0 : (100 * count) / total} />
              <span className="num" aria-hidden="true">
                {count}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
