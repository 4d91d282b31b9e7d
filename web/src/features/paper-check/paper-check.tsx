// The page that checks the code of a signed paper (D101): genuine or not, and the facts to compare with the paper.
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { StatementFacts } from '#contracts/documents.ts';
import { roleSlugs } from '#contracts/lists.ts';
import { localKey } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { checkPaper } from './check-paper.ts';
import { dayText, paiseText } from './fact-texts.ts';

const names = [
  'worker',
  'employer',
  'trade',
  'first_day',
  'day',
  'earned',
  'received',
  'owed',
  'waiting',
  'disputed',
  'entries',
] as const;

export function PaperCheck() {
  const { t } = useTranslation('documents');
  const digits = useLocation().hash.slice(1);
  return (
    <NarrowPage title={t('check.title')}>
      {digits === '' ? <p>{t('check.scan')}</p> : <Result digits={digits} />}
    </NarrowPage>
  );
}

function Result({ digits }: { digits: string }) {
  const { t } = useTranslation('documents');
  const { data, isFetching, refetch } = useQuery({
    queryKey: localKey('paper-check', { digits }),
    queryFn: () => checkPaper(digits),
    gcTime: 0,
  });
  if (!data)
    return (
      <Skeleton words={t('common:loading')}>
        <SkeletonLine shape="block" />
      </Skeleton>
    );
  if (data.result === 'unreachable')
    return (
      <Failure
        title={t('check.unreachable')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {t('check.unreachable_why')}
      </Failure>
    );
  if (data.result === 'not_genuine')
    return (
      <Notice tone="danger" role="alert" title={t('check.not_genuine')}>
        <p>{t('check.not_genuine_why')}</p>
      </Notice>
    );
  const { result, facts } = data;
  return (
    <div className="stack">
      <Notice tone={result === 'genuine' ? 'ok' : 'warn'} role="status" title={t(`check.${result}`)}>
        <p>{t('check.compare')}</p>
      </Notice>
      <Facts facts={facts} />
    </div>
  );
}

/** The facts in the order of the paper. */
function Facts({ facts }: { facts: StatementFacts }) {
  const { t } = useTranslation(['documents', 'reference', 'wages']);
  const role = roleSlugs.find((slug) => slug === facts.trade);
  const texts = {
    worker: facts.worker,
    employer: facts.employer || t('wages:unknown'),
    trade: role ? t(`reference:role.${role}`) : facts.trade,
    first_day: dayText(facts.first_day),
    day: dayText(facts.day),
    earned: paiseText(facts.earned),
    received: paiseText(facts.received),
    owed: paiseText(facts.owed),
    waiting: paiseText(facts.waiting),
    disputed: paiseText(facts.disputed),
    entries: String(facts.entries),
  };
  return (
    <dl className="stack">
      {names.map((name) => (
        <div key={name}>
          <dt className="soft small">{t(`documents:fact.${name}`)}</dt>
          <dd>
            <b>{texts[name]}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
