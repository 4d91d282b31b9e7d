// The card of one wage account. The header names the employer or the worker, and the amount owed. If the user opens the
// card, it also shows the question about an entry, the month and the payments.
import { useId, useState } from 'react';
import type { WageAccount, WageEntry } from '#contracts/wage-shapes.ts';
import { shortDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { today } from '../../kit/text/today.ts';
import { formatEffect, owedOf } from './amounts.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { CertificateCard, CertificateQuestion } from './certificate-card.tsx';
import { ClosingCard, ClosingQuestion, lastClosableDay } from './closing-card.tsx';
import { hasSlip } from './days.ts';
import { isOverdue, questionIn } from './entries.ts';
import { EntryList } from './entry-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useOtherName } from './other-name.ts';
import { useOwedText } from './owed-amount.tsx';
import { NoteButton, PaperButton, SlipButton } from './paper-button.tsx';
import { type Answer, useEntries } from './queries.ts';
import { QuestionCard } from './question-card.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { SaveAccount } from './save-account.tsx';
import { useSide } from './side.ts';
import { OpenProposal, TermsCard } from './terms-card.tsx';
import { useTerms } from './terms-queries.ts';

interface AccountCardProps {
  account: WageAccount;
  isOpen: boolean;
  onToggle: () => void;
}

export function AccountCard({ account, isOpen, onToggle }: AccountCardProps) {
  const { t } = useTranslation('wages');
  const id = useId();
  const side = useSide();
  const text = useOwedText();
  const nameOf = useOtherName();
  const { language } = useLanguage();
  const owed = owedOf([account.balance]);
  // A worker and an employer have one account for each job.
  const title = account.reader_title?.text ?? account.job_title;
  // Before the first day of work nothing has been earned, so “All paid” would be wrong.
  const isAhead = owed.kind === 'settled' && account.first_day > today();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="account__header">
        <button id={id} type="button" className="account__button" aria-expanded={isOpen} onClick={onToggle}>
          <span className="account__name">{nameOf(account)}</span>
          {title && <span className="soft">{title}</span>}
          {!isAhead && (
            <span className="account__owed" data-side={side} data-kind={owed.kind}>
              {text(owed)}
            </span>
          )}
          <span className="soft small">{t('since', { day: shortDay(account.first_day, language) })}</span>
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
      {data.length > 0 && <SaveAccount account={account.id} />}
    </div>
  );
}

function Entries({ account, entries }: { account: WageAccount; entries: readonly WageEntry[] }) {
  const { t } = useTranslation('unpaid-wages');
  const side = useSide();
  const needsHelp = account.balance.disputed !== 0 || isOverdue(account.balance.owed, entries, today());
  const [again, setAgain] = useState<number | null>(null);
  const [answered, setAnswered] = useState<{ entry: WageEntry; chosen: Answer['kind'] } | null>(null);
  const asked = entries.find(({ seq }) => seq === again) ?? questionIn(entries);
  const question = useTerms(account.id).data?.question;
  const endAnswer = () => setAnswered(null);
  return (
    <>
      {asked && (
        <QuestionCard
          key={asked.seq}
          account={account.id}
          entry={asked}
          onChoose={() => setAgain(asked.seq)}
          onClose={() => setAgain(asked.state === 'disputed' ? asked.seq : null)}
          onAnswered={() => setAgain(null)}
        />
      )}
      {!asked && question && <OpenProposal key={question.seq} account={account.id} proposal={question} />}
      {!asked && !question && <ClosingQuestion account={account} toDay={lastClosableDay()} />}
      {side === 'employer' && <CertificateQuestion account={account.id} />}
      <OpenAmounts account={account} />
      {side === 'labour' && needsHelp && (
        <LinkButton wide icon="help" to={paths.unpaidWages}>
          {t('title')}
        </LinkButton>
      )}
      {/* An employer pays many workers, so the button is above the days. */}
      {side === 'employer' && <RecordButton account={account} />}
      <MonthGrid
        entries={entries}
        below={(month) =>
          hasSlip(month, account.first_day, entries) && <SlipButton account={account.id} month={month} />
        }
      />
      <EntryList
        entries={entries}
        onAsk={({ seq }) => setAgain(seq)}
        onAnswer={(entry, chosen) => setAnswered({ entry, chosen })}
      />
      {side === 'labour' && <RecordButton account={account} />}
      {side === 'labour' && <PaperButton account={account.id} />}
      <TermsCard account={account.id} />
      <NoteButton account={account.id} />
      <CertificateCard account={account.id} />
      <ClosingCard account={account} toDay={lastClosableDay()} />
      {answered && <AnswerSheet account={account.id} {...answered} onClose={endAnswer} onSent={endAnswer} />}
    </>
  );
}

function RecordButton({ account }: { account: WageAccount }) {
  const { t } = useTranslation('wages');
  const side = useSide();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button wide icon="rupee" onClick={() => setIsOpen(true)}>
        {side === 'employer' ? t('employer.record.open') : t('record.open')}
      </Button>
      {isOpen && <RecordSheet account={account} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Shows the amounts of waiting and disputed entries, which are not in the amount owed. Also explains an advance. */
function OpenAmounts({ account: { balance } }: { account: WageAccount }) {
  const { t } = useTranslation('wages');
  const side = useSide();
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
      {balance.owed < 0 && (
        <p className="soft">{side === 'employer' ? t('employer.advance_note') : t('advance_note')}</p>
      )}
    </>
  );
}
