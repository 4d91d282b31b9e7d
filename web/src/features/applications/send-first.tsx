// Sends the application of a worker who has signed in from “Apply”, without another tap, and shows the result.
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageSkeleton } from '../../parts/splash/page-skeleton.tsx';
import { useApply } from './apply.ts';
import { type AppliedJob, FirstApplicationResult } from './first-application.tsx';

interface SendFirstProps {
  uid: string;
  job: AppliedJob | undefined;
  near: ReactNode;
}

export function SendFirst({ uid, job, near }: SendFirstProps) {
  const { t } = useTranslation(['applications', 'problems']);
  const { mutate, data, error } = useApply({ job_uid: uid });
  const send = () => mutate({ words: '', phrases: [] });
  const sendOnce = useEffectEvent(send);
  useEffect(() => sendOnce(), []);
  if (data) return <Result uid={uid} job={job} near={near} id={data.id} refused={null} />;
  if (!error) return <PageSkeleton />;
  const code = error instanceof CallError ? error.code : 'unknown';
  const mayRetry = !(error instanceof CallError) || error.status >= 500 || error.status === 429;
  return (
    <Result
      uid={uid}
      job={job}
      near={near}
      id={null}
      refused={code}
      problem={problemText(t, error)}
      onRetry={mayRetry ? send : undefined}
    />
  );
}

interface SentProps extends SendFirstProps {
  id: number | null;
  refused: string | null;
  problem?: string;
  onRetry?: (() => void) | undefined;
}

const Result = ({ id, refused, ...rest }: SentProps) => (
  <FirstApplicationResult {...rest} isNew={false} application={{ id, refused }} />
);
