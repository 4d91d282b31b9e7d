// The closing of a wage account: the question whether all days and payments up to a day are right, the own proposal, the
// last closed day, and the button that proposes a closing. The first tap opens a sheet, the second tap sends.
import { useState } from 'react';
import type { ClosingDecision, WageClosing } from '#contracts/wage-shapes.ts';
import { shortDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { today } from '../../kit/text/today.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { formatEffect, owedOf } from './amounts.ts';
import { useClosings } from './closing-queries.ts';
import { DecideSheet, ProposeSheet } from './closing-sheets.tsx';
import { dayAfter } from './grid-items.ts';
import { useOwedText } from './owed-amount.tsx';

interface ClosingProps {
  account: { id: number };
  /** The last day that the user can propose to close. */
  toDay: string;
}

/** Returns the last day that can be closed while the work continues: the worker may still enter today. */
export const lastClosableDay = () => dayAfter(today(), -1);

/** The question of the other side whether all days and payments are right; nothing if no closing waits for the user. */
export function ClosingQuestion({ account, toDay }: ClosingProps) {
  const open = useClosings(account.id, toDay).data?.question;
  return open ? <OpenClosing key={open.seq} account={account.id} closing={open} /> : null;
}

/** The last closed day, the user's own proposal, and the button that proposes a closing if no closing waits. */
export function ClosingCard({ account, toDay }: ClosingProps) {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  const { closed, own, isClosable, owed = 0 } = useClosings(account.id, toDay).data ?? {};
  // The day of the opened sheet, which stays the same after midnight.
  const [proposed, setProposed] = useState<string | null>(null);
  return (
    <>
      {closed && (
        <p className="account__open">
          <Icon name="check-check" size={20} />
          {t('closing.closed', { day: shortDay(closed.to_day, language) })}
        </p>
      )}
      {own && <OpenClosing key={own.seq} account={account.id} closing={own} />}
      {isClosable && (
        <Button wide icon="check-check" onClick={() => setProposed(toDay)}>
          {t('closing.open')}
        </Button>
      )}
      {proposed !== null && (
        <ProposeSheet account={account.id} owed={owed} toDay={proposed} onClose={() => setProposed(null)} />
      )}
    </>
  );
}

function OpenClosing({ account, closing }: { account: number; closing: WageClosing }) {
  const { t } = useTranslation(['wages', 'problems']);
  const { language } = useLanguage();
  const text = useOwedText();
  const [chosen, setChosen] = useState<ClosingDecision | null>(null);
  const day = shortDay(closing.to_day, language);
  const isOwn = closing.allowed.includes('withdraw');
  const question = isOwn ? t('wages:closing.asked', { day }) : t('wages:closing.question', { day });
  const sums = [
    text(owedOf([closing])),
    ...openSums
      .filter((key) => closing[key] !== 0)
      .map((key) => t(`wages:open.${key}`, { amount: formatEffect(closing[key]) })),
  ];
  const lines = closing.outdated ? [t('problems:code.closing_outdated')] : sums;
  return (
    <div className="wage-question">
      <p className="wage-question__text">{question}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ReadAloud of={{ text: { title: question, words: [question, ...lines, t('wages:closing.note')] } }} looks="big" />
      <div className="wage-question__answers">
        {closing.allowed.map((decision) => (
          <Button key={decision} icon={icons[decision]} onClick={() => setChosen(decision)}>
            {t(`wages:${texts[decision]}`)}
          </Button>
        ))}
      </div>
      {chosen && <DecideSheet account={account} closing={closing} decision={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** The sums that are not in the amount owed. */
const openSums = ['waiting', 'disputed'] as const;
const icons = { agree: 'check', decline: 'x', withdraw: 'undo' } as const;
const texts = { agree: 'ask.yes', decline: 'ask.no', withdraw: 'withdraw' } as const;
