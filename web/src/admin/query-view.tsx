// An answer of the server on its way to the screen: a skeleton while it comes, the reason and a way out where it does not.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contracts/call-error.ts';
import { problemText } from '../i18n/problem-text.ts';
import { Failure } from '../ui/failure.tsx';
import { Skeleton, SkeletonLine } from '../ui/skeleton.tsx';

interface QueryViewProps<T> {
  answer: UseQueryResult<T>;
  loading: string;
  failed: string;
  again: string;
  /** What stands there where nothing is of this number. */
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
