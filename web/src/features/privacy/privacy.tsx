// The privacy page: one card each for consents, data export and erasure.
import './privacy.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ConsentPart } from './consent-part.tsx';
import { CopyPart } from './copy-part.tsx';
import { ErasePart } from './erase-part.tsx';
import { useConsents, usePrivacyState } from './queries.ts';

interface QueryState<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Renders a skeleton while the query loads, an error message if it fails, or else `children` with the loaded data. */
function QueryContent<T>({ asked, children }: { asked: QueryState<T>; children: (data: T) => ReactNode }) {
  const { t } = useTranslation(['settings', 'problems']);
  if (asked.data !== undefined) return children(asked.data);
  if (asked.error) {
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={asked.isFetching}
        onRetry={() => void asked.refetch()}
      >
        {problemText(t, asked.error)}
      </Failure>
    );
  }
  return (
    <Skeleton words={t('common:loading')}>
      <div className="card stack" data-padded>
        <SkeletonLine shape="title" width="half" />
        <SkeletonLine width="most" />
      </div>
    </Skeleton>
  );
}

export function PrivacyHome() {
  const { t } = useTranslation(['settings', 'shell']);
  const consents = useConsents();
  const state = usePrivacyState();
  return (
    <NarrowPage title={t('privacy.title')} back={{ to: paths.settings, text: t('back') }}>
      <QueryContent asked={consents}>
        {(answer) => (
          <SectionCard icon="check-circle" title={t('privacy.consents')}>
            {answer.consents.map((consent) => (
              <ConsentPart key={consent.purpose} consent={consent} />
            ))}
          </SectionCard>
        )}
      </QueryContent>
      <QueryContent asked={state}>
        {(privacy) => (
          <>
            <CopyPart copy={privacy.export} />
            <ErasePart erasure={privacy.erasure} coolingDays={privacy.cooling_days} />
          </>
        )}
      </QueryContent>
      <p className="soft">
        {t('privacy.complain')} <Link to={paths.grievance}>{t('privacy.complain_link')}</Link> ·{' '}
        <Link to={paths.privacyNotice}>{t('shell:nav.privacy_policy')}</Link>
      </p>
    </NarrowPage>
  );
}
