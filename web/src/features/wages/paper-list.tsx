// The worker's wage accounts, each with a button that makes the signed paper (wage statement) with one tap.
import type { WageAccount } from '#contracts/wage-shapes.ts';
import { shortDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { useOtherName } from './other-name.ts';
import { PaperButton } from './paper-button.tsx';
import { useWageAccounts } from './queries.ts';

/** Returns the accounts with money that is owed, disputed or waits; otherwise all accounts. */
function withClaims(accounts: readonly WageAccount[]): readonly WageAccount[] {
  const open = accounts.filter(
    ({ balance: { owed, waiting, disputed } }) => owed > 0 || waiting !== 0 || disputed !== 0,
  );
  return open.length > 0 ? open : accounts;
}

export function PaperList() {
  const { t } = useTranslation(['unpaid-wages', 'problems']);
  const { language } = useLanguage();
  const nameOf = useOtherName();
  const { data, error, isFetching, refetch } = useWageAccounts();
  if (data)
    return withClaims(data).map((account) => (
      <PaperButton key={account.id} account={account.id} isAtOnce>
        {t('unpaid-wages:paper', { name: nameOf(account), day: shortDay(account.first_day, language) })}
      </PaperButton>
    ));
  if (!error) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{problemText(t, error)}</p>
      <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
        {t('common:try_again')}
      </Button>
    </Notice>
  );
}
