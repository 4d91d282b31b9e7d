// The average and the newest of the received ratings, with a link to all ratings if there are more.

import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useReceived } from './queries.ts';
import { RatingDistribution } from './rating-distribution.tsx';
import { ReceivedCard } from './received-card.tsx';
import './received-ratings.css';

const SHOWN = 2;

/**
 * Renders nothing while the ratings load, and if loading fails, because the page is useful without the ratings. If the
 * worker has no ratings, renders a sentence that says so.
 */
export function RatingsSummary() {
  const { t } = useTranslation('ratings');
  const { data } = useReceived(1, SHOWN);
  if (!data) return null;
  if (data.rating === null) return <p>{t('received.none_labour')}</p>;
  return (
    <div className="received">
      <RatingDistribution rating={data.rating} spread={data.spread} total={data.total} />
      {data.ratings.map((rating) => (
        <ReceivedCard key={rating.id} rating={rating} />
      ))}
      {data.total > SHOWN && (
        <LinkButton icon="star" to={paths.ratings}>
          {t('received.see')}
        </LinkButton>
      )}
    </div>
  );
}
