// The page of the worker's score: the score, its components, possible gains, and the formula.
import './score-view.css';
import type { ReactNode } from 'react';
import type { LabourScore } from '#contracts/ratings.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RingDrawing } from '../../kit/chart/ring-drawing.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { NarrowPage, PagePart } from '../../kit/layout/narrow-page.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Changes } from './changes.tsx';
import { Formula } from './formula.tsx';
import { Parts } from './parts.tsx';
import { useScore } from './queries.ts';

/**
 * Shows the page of the score. `ratings` is a section that another feature renders, between the components and the
 * formula.
 */
export function ScoreView({ ratings }: { ratings?: ReactNode }) {
  const { t } = useTranslation('score');
  return (
    <NarrowPage title={t('title')} back={{ to: paths.profile('labour'), text: t('back') }}>
      <ScoreContent ratings={ratings} />
    </NarrowPage>
  );
}

function ScoreContent({ ratings }: { ratings: ReactNode }) {
  const { t } = useTranslation(['score', 'problems']);
  const { data, error, isFetching, refetch } = useScore();
  if (data) return <ScoreDetail score={data} ratings={ratings} />;
  if (!error) return <ScoreSkeleton />;
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
}

function ScoreDetail({ score, ratings }: { score: LabourScore; ratings: ReactNode }) {
  const { t } = useTranslation('score');
  return (
    <>
      <Head score={score} />
      <PagePart title={t('parts')}>
        <Parts score={score} />
      </PagePart>
      <PagePart title={t('changes')}>
        <Changes score={score} />
      </PagePart>
      {ratings && <PagePart title={t('ratings')}>{ratings}</PagePart>}
      <PagePart title={t('formula')}>
        <Formula formula={score.formula} />
      </PagePart>
    </>
  );
}

function Head({ score: { overall, label, events_missing } }: { score: LabourScore }) {
  const { t } = useTranslation('score');
  return (
    <Card as="section">
      <div className="score-header">
        {overall === null ? <NoNumber /> : <Ring overall={overall} />}
        <div>
          <p className="score-header__label">{overall === null ? t('new') : t(`label.${label}`)}</p>
          <p className="soft">{overall === null ? t('missing', { count: events_missing }) : t('sentence')}</p>
        </div>
      </div>
    </Card>
  );
}

function Ring({ overall }: { overall: number }) {
  const { t } = useTranslation('score');
  const shown = Math.round(overall);
  return (
    <span className="score-ring" role="img" aria-label={t('of', { score: shown })}>
      <RingDrawing of="score-ring" percentage={overall} />
      <b className="num" aria-hidden="true">
        {shown}
      </b>
    </span>
  );
}

function NoNumber() {
  return (
    <span className="score-ring">
      <RingDrawing of="score-ring" percentage={null} />
      <Icon name="star" />
    </span>
  );
}

function ScoreSkeleton() {
  const { t } = useTranslation('score');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="score-skeleton">
        {['head', 'parts', 'changes'].map((key) => (
          <div className="card" data-padded key={key}>
            <SkeletonLine shape="title" width="most" />
            <SkeletonLine width="half" />
            <SkeletonLine width="third" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
