// The page of the worker's score: a ladder of five steps, the next step, the ratings, and, in a collapsed section, the
// exact sum with its components, possible gains and the formula.
import './score-view.css';
import type { ReactNode } from 'react';
import type { LabourScore } from '#contracts/ratings.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { More } from '../../kit/layout/more.tsx';
import { NarrowPage, PagePart } from '../../kit/layout/narrow-page.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ScoreLadder } from '../../parts/score/score-ladder.tsx';
import { Changes } from './changes.tsx';
import { Formula } from './formula.tsx';
import { NextStep } from './next-step.tsx';
import { Parts } from './parts.tsx';
import { useScore } from './queries.ts';

/**
 * Shows the page of the score. The caller passes the section with the ratings, which is shown between the next step and
 * the exact sum.
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
      <PagePart title={t('changes')}>
        <NextStep score={score} />
      </PagePart>
      {ratings && <PagePart title={t('ratings')}>{ratings}</PagePart>}
      <More title={t('parts')}>
        <Sum overall={score.overall} />
        <Parts score={score} />
        <Changes score={score} />
        <PagePart title={t('formula')}>
          <Formula formula={score.formula} />
        </PagePart>
      </More>
    </>
  );
}

function Head({ score: { overall, label, events_missing } }: { score: LabourScore }) {
  const { t } = useTranslation('score');
  return (
    <Card as="section">
      <div className="score-header">
        <ScoreLadder overall={overall} />
        <div>
          <p className="score-header__label">{overall === null ? t('new') : t(`label.${label}`)}</p>
          {overall === null && <p className="soft">{t('missing', { count: events_missing })}</p>}
        </div>
      </div>
    </Card>
  );
}

function Sum({ overall }: Pick<LabourScore, 'overall'>) {
  const { t } = useTranslation('score');
  if (overall === null) return null;
  return (
    <p>
      <b className="num">{t('of', { score: Math.round(overall) })}</b>
      <br />
      <span className="soft">{t('sentence')}</span>
    </p>
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
