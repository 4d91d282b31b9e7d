// A button for workers who cannot read the employer's own words. With this button, the worker asks the employer to
// describe the job with prepared phrases, which exist in all languages.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { JobDetail } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { call } from '../../http/call.ts';
import { jobPageKeys, refetchAll } from '../../http/query-groups.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';

interface AskPhrasesProps {
  uid: string;
  request: NonNullable<JobDetail['phrase_request']>;
}

export function AskPhrases({ uid, request }: AskPhrasesProps) {
  const { t } = useTranslation(['phrase-picker', 'problems']);
  const client = useQueryClient();
  const showToast = useToast();
  const ask = useMutation({
    mutationFn: () => call(jobEndpoints.askPhrases, { params: { job_uid: uid }, query: {} }),
    onError: (error) => showToast({ tone: 'problem', text: problemText(t, error) }),
    onSettled: () => refetchAll(client, jobPageKeys),
  });
  const isSent = request === 'sent' || ask.isSuccess;
  const sent = useRef<HTMLParagraphElement>(null);
  // Focus the confirmation. The pressed button is gone, and without a new focus keyboard users start again at the top
  // of the page.
  useEffect(() => {
    if (ask.isSuccess) sent.current?.focus();
  }, [ask.isSuccess]);
  return (
    <div role="status">
      {isSent ? (
        <p ref={sent} tabIndex={-1} className="soft small">
          {t('phrase-picker:ask.sent')}
        </p>
      ) : (
        <Button icon="languages" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('phrase-picker:ask.go')}
        </Button>
      )}
    </div>
  );
}
