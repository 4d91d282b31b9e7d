// The part of the page that sends the notices of a breach. Shows whether texts or recipients are missing, the number of
// recipients, a confirmation before sending, and the progress.
import { useState } from 'react';
import { type Breach, breachEndpoints as endpoints } from '#contracts/breaches.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressBar } from '../../kit/chart/progress-bar.tsx';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { PagePart } from '../../kit/layout/narrow-page.tsx';
import { counted, numberText } from '../../kit/text/number-text.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { ErrorNotice } from './error-notice.tsx';
import { isSending, useBreachAct } from './queries.ts';

const needed = ['en', 'hi'] as const;

export function SendNotices({ breach }: { breach: Breach }) {
  const { t } = useTranslation('admin-breaches');
  const { notices, words, audience, affected } = breach;
  const isWorded = needed.every((code) => words.some(({ language }) => language === code));
  const isComplete = notices.done_at !== null && notices.told >= affected;
  return (
    <PagePart title={t('send.title')}>
      {!isWorded && <Notice tone="info">{t('send.needs_words')}</Notice>}
      {(!audience || affected === 0) && <Notice tone="info">{t('send.needs_people')}</Notice>}
      {notices.at !== null && <Progress breach={breach} />}
      {isWorded && affected > 0 && !isComplete && !isSending(breach) && !breach.closed_at && <Send breach={breach} />}
    </PagePart>
  );
}

function Progress({ breach }: { breach: Breach }) {
  const { t } = useTranslation('admin-breaches');
  const { told: notified, total } = breach.notices;
  const said = { told: numberText(notified), total: numberText(total) };
  return (
    <div className="breach-form">
      <p className="breach-count" role="status">
        {isSending(breach) ? t('send.sending', said) : t('send.done', said)}
      </p>
      {isSending(breach) && <ProgressBar percent={total === 0 ? 0 : (notified / total) * 100} />}
    </div>
  );
}

function Send({ breach: { id, affected, notices } }: { breach: Breach }) {
  const { t } = useTranslation('admin-breaches');
  const [asked, setAsked] = useState(false);
  const sent = useBreachAct((people: number) =>
    adminCall(endpoints.sendNotices, { params: { breach_id: id }, body: { people } }),
  );
  const waiting = Math.max(0, affected - notices.told);
  return (
    <>
      <ErrorNotice error={sent.error} />
      {asked ? (
        <Notice tone="warn" role="alert" title={t('send.go', counted(waiting))}>
          <p>{t('send.sure')}</p>
          <div className="breach-acts">
            <Button variant="danger" icon="send" busy={sent.isPending} onClick={() => sent.mutate(affected)}>
              {t('send.confirm')}
            </Button>
            <Button onClick={() => setAsked(false)}>{t('send.cancel')}</Button>
          </div>
        </Notice>
      ) : (
        <div className="breach-acts">
          <Button variant="main" icon="send" onClick={() => setAsked(true)}>
            {t('send.go', counted(waiting))}
          </Button>
        </div>
      )}
    </>
  );
}
