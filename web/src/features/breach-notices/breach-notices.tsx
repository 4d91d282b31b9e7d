// The breach notices that the user received (C.6): what happened, which data were affected, our measures, advice and
// contact details.
import './breach-notices.css';
import { useQuery } from '@tanstack/react-query';
import { type BreachNotice, breachNoticeEndpoints } from '#contracts/breaches.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { dayText } from '../../i18n/day-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';

const parts = ['happened', 'data', 'done', 'advice', 'contact'] as const;

export function BreachNotices() {
  const { t } = useTranslation(['breach-notice', 'settings']);
  return (
    <NarrowPage title={t('breach-notice:title')} back={{ to: paths.settings, text: t('settings:back') }}>
      <Notices />
    </NarrowPage>
  );
}

function Notices() {
  const { t } = useTranslation(['breach-notice', 'problems']);
  const { language } = useLanguage();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: keyOf('breachNotices', 'listNotices', { language }),
    queryFn: ({ signal }) => call(breachNoticeEndpoints.listNotices, { signal }),
  });
  if (isPending) return <ListSkeleton />;
  if (!data)
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  if (data.notices.length === 0)
    return <EmptyState title={t('breach-notice:none')}>{t('breach-notice:none_step')}</EmptyState>;
  return (
    <div className="stack">
      <p>{t('breach-notice:intro')}</p>
      {data.notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
      <p className="soft">{t('breach-notice:board')}</p>
      <LinkButton icon="message" to={paths.grievance}>
        {t('breach-notice:complain')}
      </LinkButton>
    </div>
  );
}

function Notice({ notice }: { notice: BreachNotice }) {
  const { t } = useTranslation('breach-notice');
  const { language } = useLanguage();
  return (
    <Card as="article" label={notice.headline}>
      <div className="stack">
        <div>
          <h2>{notice.headline}</h2>
          <p className="soft small">{t('notified', { day: dayText(notice.told_at, language) })}</p>
        </div>
        {parts.map((part) => (
          <div key={part} className="breach-notice__part">
            <h3>{t(`part.${part}`)}</h3>
            <p>{notice[part]}</p>
          </div>
        ))}
      </div>
    </Card>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('breach-notice');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="card" data-padded>
        <SkeletonLine shape="title" width="most" />
        <SkeletonLine width="half" />
        <SkeletonLine width="most" />
      </div>
    </Skeleton>
  );
}
