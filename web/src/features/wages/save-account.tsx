// Buttons that save a wage account as a file: as a table, or for accounting programs.
import { journalFormats } from '#contracts/wages.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { useSaveJournal } from './queries.ts';

/** Names that are the same in all languages. */
const names = { csv: 'CSV', hledger: 'hledger' } as const;

export function SaveAccount({ account }: { account: number }) {
  const { t } = useTranslation(['wages', 'problems']);
  const { mutate, isPending, variables, error } = useSaveJournal(account);
  return (
    <>
      <div className="account__save">
        {journalFormats.map((format) => (
          <Button
            key={format}
            size="small"
            icon="download"
            busy={isPending && variables === format}
            onClick={() => mutate(format)}
          >
            {t('wages:save_as', { format: names[format] })}
          </Button>
        ))}
      </div>
      {error && (
        <Notice icon="alert" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </>
  );
}
