// The worker's page of wages: one amount for all employers, and each employer with days and payments.
import { useState } from 'react';
import type { WageAccount } from '#contracts/wages.ts';
import { shortDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { useSession } from '../../session/session-context.ts';
import { owedOf } from './amounts.ts';
import { EmployerAccount } from './employer-account.tsx';
import { readOwed } from './last-owed.ts';
import { NoAccounts } from './no-accounts.tsx';
import { OwedAmount, useOwedText } from './owed-amount.tsx';
import { useWageAccounts } from './queries.ts';

export function Hisaab() {
  const { t } = useTranslation(['wages', 'shell']);
  const { data, isPending } = useWageAccounts();
  return (
    <div className="stack">
      <h1 className="page__title">{t('shell:nav.hisaab')}</h1>
      {isPending && (
        <Skeleton words={t('common:loading')}>
          <SkeletonLine shape="block" />
        </Skeleton>
      )}
      <Unreachable />
      {data?.length === 0 && <NoAccounts />}
      {data && data.length > 0 && <Accounts accounts={data} />}
    </div>
  );
}

/** After an error: the last known amount with its day, or the error if this browser has none. */
function Unreachable() {
  const { t } = useTranslation(['wages', 'problems']);
  const { language } = useLanguage();
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useWageAccounts();
  const last = readOwed(user?.id ?? 0);
  if (!error) return null;
  if (!last)
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
  return (
    <>
      {!data && <OwedAmount owed={last.owed} isOld />}
      <Notice icon="wifi-off" role="alert">
        <p>{t('wages:old', { day: shortDay(last.day, language) })}</p>
        <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {t('common:try_again')}
        </Button>
      </Notice>
    </>
  );
}

/** Returns the account that is open first: one with a question, else one with an amount, else the newest. */
const firstToOpen = (accounts: readonly WageAccount[]) =>
  accounts.find(({ balance }) => balance.waiting < 0) ??
  accounts.find(({ balance }) => balance.owed !== 0) ??
  accounts[0];

function Accounts({ accounts }: { accounts: readonly WageAccount[] }) {
  const { t } = useTranslation(['wages', 'shell']);
  const text = useOwedText();
  const [opened, setOpened] = useState(firstToOpen(accounts)?.id ?? null);
  const owed = owedOf(accounts.map(({ balance }) => balance));
  const nameOf = ({ other_name }: WageAccount) => (other_name === null ? t('wages:unknown') : readable(other_name));
  const employers = accounts.map((account) => `${nameOf(account)}: ${text(owedOf([account.balance]))}`);
  return (
    <>
      <OwedAmount owed={owed} />
      <ReadAloud of={{ text: { title: t('shell:nav.hisaab'), words: [text(owed), ...employers] } }} looks="big" />
      {accounts.map((account) => (
        <EmployerAccount
          key={account.id}
          account={account}
          isOpen={account.id === opened}
          onToggle={() => setOpened(account.id === opened ? null : account.id)}
        />
      ))}
    </>
  );
}
