// The row counts of the main entities, in one line.
import { useTranslation } from '../../i18n/use-translation.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { AnswerOf, OverviewCard } from './overview-card.tsx';
import { useEntityCounts } from './queries.ts';

const entities = [
  'users',
  'jobs',
  'applications',
  'reports',
  'ratings',
  'wage_accounts',
  'wage_disputes',
  'pay_days_kept',
] as const;

export function EntitiesCard() {
  const { t } = useTranslation('admin-overview');
  return (
    <OverviewCard title={t('entities')}>
      <AnswerOf asked={useEntityCounts()} failed={t('counts_failed')} skeletonLines={1}>
        {(counts) => (
          <dl className="kept-counts">
            {entities.map((entity) => {
              const count = counts[entity];
              if (count === undefined) return null;
              return (
                <div key={entity}>
                  <dt>{t(`entity.${entity}`)}</dt>
                  <dd className="num">{numberText(count)}</dd>
                </div>
              );
            })}
          </dl>
        )}
      </AnswerOf>
    </OverviewCard>
  );
}
