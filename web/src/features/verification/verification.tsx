// The page of the identity check. It shows three steps, explains what each step verifies, and offers the next action
// (D39).

import type { Verification as State } from '#contracts/verification.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { NarrowPage, PagePart } from '../../kit/layout/narrow-page.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';
import { useSession } from '../../session/session-context.ts';
import { Documents } from './documents.tsx';
import { GiveNumber } from './give-number.tsx';
import { OtherNumber } from './other-number.tsx';
import { useVerification } from './queries.ts';
import { VerificationPath } from './verification-path.tsx';

function RejectionNotice({ review }: Pick<State, 'review'>) {
  const { t } = useTranslation('verification');
  return (
    <Notice tone="danger" title={t('rejected.title')}>
      {review?.reason && (
        <MarkedWords before={t('rejected.reason')} lang={review.words_lang?.reason}>
          {review.reason}
        </MarkedWords>
      )}
      <p>{t('rejected.next')}</p>
    </Notice>
  );
}

function Next({ state }: { state: State }) {
  const { t } = useTranslation('verification');
  const status = state.identity?.status;
  if (!state.identity || !status) {
    return (
      <PagePart title={t('number.title')}>
        <GiveNumber onDone={() => {}} />
      </PagePart>
    );
  }
  if (status === 'verified') {
    return (
      <Notice tone="ok" title={t('verified.title')}>
        <p>{t('verified.text')}</p>
      </Notice>
    );
  }
  if (status === 'pending') {
    return (
      <Notice tone="info" icon="hourglass" title={t('pending.title')}>
        <p>{t('pending.text')}</p>
      </Notice>
    );
  }
  return (
    <>
      {status === 'rejected' && <RejectionNotice review={state.review} />}
      <Documents state={state} />
      <OtherNumber />
    </>
  );
}

function VerificationSkeleton() {
  const { t } = useTranslation('verification');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="title" width="half" />
        <SkeletonLine width="most" />
        <SkeletonLine shape="title" width="half" />
        <SkeletonLine width="most" />
        <SkeletonLine shape="title" width="half" />
        <SkeletonLine width="most" />
      </div>
    </Skeleton>
  );
}

export function Verification() {
  const { t } = useTranslation(['verification', 'problems']);
  const { user_type } = useSession();
  const { data, error, isFetching, refetch } = useVerification();
  return (
    <NarrowPage title={t('verification:title')} back={{ to: paths.settings, text: t('verification:back') }}>
      <p>{t(`verification:intro_${user_type ?? 'labour'}`)}</p>
      {data && <VerificationPath state={data} />}
      {data && <Next state={data} />}
      {!data && !error && <VerificationSkeleton />}
      {!data && error && (
        <Failure
          title={t('common:load_failed')}
          again={t('common:try_again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {problemText(t, error)}
        </Failure>
      )}
    </NarrowPage>
  );
}
