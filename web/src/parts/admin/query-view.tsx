// Renders a query: a skeleton while it loads, an error message with a retry button if it fails, else the data.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';

interface QueryViewProps<T> {
  answer: UseQueryResult<T>;
  loading: string;
  failed: string;
  again: string;
  /** Shown if the server answers `not_found`. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
}

export function QueryView<T>({ answer, loading, failed, again, missing, children }: QueryViewProps<T>) {
  const { t } = useTranslation('problems');
  const { data, error, isFetching, refetch } = answer;
  if (data !== undefined) return children(data);
  if (missing && error instanceof CallError && error.code === 'not_found') return missing;
  if (error)
    return (
      <Failure title={failed} again={again} busy={isFetching} onRetry={() => void refetch()}>
        {problemText(t, error)}
      </Failure>
    );
  return (
    <Skeleton words={loading}>
      <div className="stack">
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}
