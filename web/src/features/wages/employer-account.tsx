// The account with one employer: name and amount, and below them, if open, the question, the month and the payments.
import { useId, useState } from 'react';
import type { WageAccount, WageEntry } from '#contracts/wages.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { formatEffect, owedOf } from './amounts.ts';
import { questionIn } from './entries.ts';
import { EntryList } from './entry-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useOwedText } from './owed-amount.tsx';
import { useEntries } from './queries.ts';
import { QuestionCard } from './question-card.tsx';
import { RecordSheet } from './record-sheet.tsx';

interface EmployerAccountProps {
  account: WageAccount;
  isOpen: boolean;
  onToggle: () => void;
}

export function EmployerAccount({ account, isOpen, onToggle }: EmployerAccountProps) {
  const { t } = useTranslation('wages');
  const id = useId();
  const text = useOwedText();
  const { other_name, balance } = account;
  const owed = owedOf([balance]);
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="account__header">
        <button id={id} type="button" className="account__button" aria-expanded={isOpen} onClick={onToggle}>
          <span className="account__name">{other_name === null ? t('unknown') : readable(other_name)}</span>
          <span className="account__owed" data-kind={owed.kind}>
            {text(owed)}
          </span>
          <Icon name="chevron-down" size={20} />
        </button>
      </h2>
      {isOpen && <Content account={account} />}
    </section>
  );
}

function Content({ account }: { account: WageAccount }) {
  const { t } = useTranslation(['wages', 'problems']);
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useEntries(account.id);
  if (isPending)
    return (
      <div className="account__content">
        <Skeleton words={t('common:loading')}>
          <SkeletonLine shape="block" />
        </Skeleton>
      </div>
    );
  if (!data)
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
        heading="h2"
      >
        {problemText(t, error)}
      </Failure>
    );
  return (
    <div className="account__content">
      <Entries account={account} entries={data} />
      {hasNextPage && (
        <Button icon="history" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('wages:older')}
        </Button>
      )}
    </div>
  );
}

function Entries({ account, entries }: { account: WageAccount; entries: readonly WageEntry[] }) {
  const { t } = useTranslation('wages');
  const [again, setAgain] = useState<number | null>(null);
  const [records, setRecords] = useState(false);
  const asked = entries.find(({ seq }) => seq === again) ?? questionIn(entries);
  return (
    <>
      {asked && <QuestionCard key={asked.seq} account={account.id} entry={asked} onAnswered={() => setAgain(null)} />}
      <OpenAmounts account={account} />
      <MonthGrid entries={entries} />
      <EntryList entries={entries} onAsk={({ seq }) => setAgain(seq)} />
      <Button wide icon="rupee" onClick={() => setRecords(true)}>
        {t('record.open')}
      </Button>
      {records && <RecordSheet account={account.id} onClose={() => setRecords(false)} />}
    </>
  );
}

/** The amounts that do not count yet, and the note about an advance. */
function OpenAmounts({ account: { balance } }: { account: WageAccount }) {
  const { t } = useTranslation('wages');
  const rows: readonly { key: 'waiting' | 'disputed'; icon: IconName }[] = [
    { key: 'waiting', icon: 'hourglass' },
    { key: 'disputed', icon: 'message' },
  ];
  return (
    <>
      {rows
        .filter(({ key }) => balance[key] !== 0)
        .map(({ key, icon }) => (
          <p key={key} className="account__open">
            <Icon name={icon} size={20} />
            {t(`open.${key}`, { amount: formatEffect(balance[key]) })}
          </p>
        ))}
      {balance.owed < 0 && <p className="soft">{t('advance_note')}</p>}
    </>
  );
}
