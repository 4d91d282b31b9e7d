// The page of the worker's diaries: work that was found without the product, which only the worker records (D73).
import '../../kit/illustration/empty-state.css';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { More } from '../../kit/layout/more.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { DiaryCard } from './diary-card.tsx';
import { DiaryForm } from './diary-form.tsx';
import { useDiaries } from './diary-queries.ts';
import { WagesExample } from './wages-example.tsx';

export function Diary() {
  const { t } = useTranslation(['diary', 'shell', 'wages', 'problems']);
  const about = t('diary:about');
  return (
    <NarrowPage title={t('diary:title')} back={{ to: paths.hisaab('labour'), text: t('shell:nav.hisaab') }}>
      <div className="stack">
        <p>{about}</p>
        <ReadAloud of={{ text: { title: t('diary:title'), words: [about, t('wages:source.only_you')] } }} looks="big" />
        <Diaries />
      </div>
    </NarrowPage>
  );
}

function Diaries() {
  const { t } = useTranslation(['diary', 'problems']);
  const { data, error, isFetching, refetch } = useDiaries();
  if (!data && error)
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
  if (!data)
    return (
      <Skeleton words={t('common:loading')}>
        <SkeletonLine shape="block" />
      </Skeleton>
    );
  const { diaries, may_add } = data;
  return (
    <>
      {diaries.map((diary) => (
        <DiaryCard key={diary.uid} diary={diary} />
      ))}
      {!may_add && <Notice>{t('diary:full', { limit: diaries.length })}</Notice>}
      {may_add && diaries.length === 0 && (
        <section className="empty-state diary__first" aria-label={t('diary:new')}>
          <WagesExample />
          <h2 className="empty-state__title">{t('diary:new')}</h2>
          <DiaryForm />
        </section>
      )}
      {may_add && diaries.length > 0 && (
        <More title={t('diary:new')}>
          <DiaryForm key={diaries.length} />
        </More>
      )}
    </>
  );
}
