// The page of wages (“hisaab”): the amount owed in all wage accounts, and one card for each account. A worker has an
// account for each employer, and an employer for each worker.
import { useState } from 'react';
import type { WageAccount, WageSide } from '#contracts/wage-shapes.ts';
import { shortDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { diaryPath } from '../../kit/navigation/answer-paths.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { useSession } from '../../session/session-context.ts';
import { AccountCard } from './account-card.tsx';
import { owedOf } from './amounts.ts';
import { readOwed } from './last-owed.ts';
import { NoAccounts } from './no-accounts.tsx';
import { useOtherName } from './other-name.ts';
import { OwedAmount, useOwedText } from './owed-amount.tsx';
import { useWageAccounts } from './queries.ts';
import { useSide } from './side.ts';
import { WorkDaysCard } from './work-days-card.tsx';

export function Hisaab() {
  const { t } = useTranslation(['wages', 'shell', 'unpaid-wages']);
  const side = useSide();
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
      {side === 'labour' && !isPending && (
        <LinkButton icon="pencil" variant="quiet" to={diaryPath}>
          {t('wages:other_work')}
        </LinkButton>
      )}
      {side === 'labour' && !isPending && (
        <LinkButton icon="help" variant="quiet" to={paths.unpaidWages}>
          {t('unpaid-wages:title')}
        </LinkButton>
      )}
    </div>
  );
}

/** If loading fails, shows the amount owed that this browser has stored, or the error if no amount is stored. */
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

/** Returns the account whose card is open at first: one that waits for an answer, else with an amount, else the newest. */
const firstToOpen = (accounts: readonly WageAccount[]) =>
  accounts.find(({ awaits_you }) => awaits_you) ?? accounts.find(({ balance }) => balance.owed !== 0) ?? accounts[0];

/** Returns the id of the account whose card is open at first; null for an employer with several workers. */
function useFirstToOpen(accounts: readonly WageAccount[]): number | null {
  const isClosed = useSide() === 'employer' && accounts.length > 1;
  return isClosed ? null : (firstToOpen(accounts)?.id ?? null);
}

/**
 * Sorts accounts: first those in which an entry waits for the user's answer. Then an employer sees the accounts by the
 * amount owed, and a worker sees the newest first.
 */
const byNeed = (accounts: readonly WageAccount[], side: WageSide) =>
  accounts.toSorted(
    (a, b) =>
      Number(b.awaits_you) - Number(a.awaits_you) || (side === 'employer' ? b.balance.owed - a.balance.owed : 0),
  );

function Accounts({ accounts }: { accounts: readonly WageAccount[] }) {
  const { t } = useTranslation(['shell', 'wages']);
  const text = useOwedText();
  const [opened, setOpened] = useState(useFirstToOpen(accounts));
  const owed = owedOf(accounts.map(({ balance }) => balance));
  const nameOf = useOtherName();
  const side = useSide();
  const isEmployer = side === 'employer';
  const shown = byNeed(accounts, side);
  const others = shown.map((account) => `${nameOf(account)}: ${text(owedOf([account.balance]))}`);
  return (
    <>
      <OwedAmount owed={owed} />
      <ReadAloud of={{ text: { title: t('shell:nav.hisaab'), words: [text(owed), ...others] } }} looks="big" />
      {isEmployer && (
        <LinkButton wide icon="layout" to={paths.wageSheet}>
          {t('wages:employer.sheet')}
        </LinkButton>
      )}
      {shown.map((account) => (
        <AccountCard
          key={account.id}
          account={account}
          isOpen={account.id === opened}
          onToggle={() => setOpened(account.id === opened ? null : account.id)}
        />
      ))}
      {!isEmployer && <WorkDaysCard />}
    </>
  );
}
