// The worker's wage accounts, each with a button that makes the signed paper (wage statement) with one tap.
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { useOtherName } from './other-name.ts';
import { PaperButton } from './paper-button.tsx';
import { useWageAccounts } from './queries.ts';

export function PaperList() {
  const { t } = useTranslation(['unpaid-wages', 'problems']);
  const nameOf = useOtherName();
  const { data, error, isFetching, refetch } = useWageAccounts();
  if (data)
    return data.map((account) => (
      <PaperButton key={account.id} account={account.id} isAtOnce>
        {t('unpaid-wages:paper', { name: nameOf(account) })}
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
