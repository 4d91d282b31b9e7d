// The closing of a wage account: the question whether all days and payments up to a day are right, the own proposal, the
// last closed day, and the button that proposes a closing. The first tap opens a sheet, the second tap sends.
import { useState } from 'react';
import type { ClosingDecision, WageBalance, WageClosing } from '#contracts/wages.ts';
import { shortDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { today } from '../../kit/text/today.ts';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { owedOf } from './amounts.ts';
import { useClosings } from './closing-queries.ts';
import { DecideSheet, ProposeSheet } from './closing-sheets.tsx';
import { useOwedText } from './owed-amount.tsx';

interface ClosingProps {
  account: { id: number; balance: WageBalance };
}

/** The question of the other side whether all days and payments are right; nothing if no closing waits for the user. */
export function ClosingQuestion({ account }: ClosingProps) {
  const { data = [] } = useClosings(account.id);
  const open = data.find(({ allowed }) => allowed.includes('agree'));
  return open ? <OpenClosing key={open.seq} account={account.id} closing={open} /> : null;
}

/** The last closed day, the user's own proposal, and the button that proposes a closing if no closing waits. */
export function ClosingCard({ account, isAsked }: ClosingProps & { isAsked: boolean }) {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  const { data = [] } = useClosings(account.id);
  const [isOpen, setIsOpen] = useState(false);
  const open = data.find(({ allowed }) => allowed.length > 0);
  const closed = data.find(({ state }) => state === 'agreed');
  const isClosable = !open && !isAsked && closed?.to_day !== today();
  return (
    <>
      {closed && (
        <p className="account__open">
          <Icon name="check-check" size={20} />
          {t('closing.closed', { day: shortDay(closed.to_day, language) })}
        </p>
      )}
      {open?.allowed.includes('withdraw') && <OpenClosing key={open.seq} account={account.id} closing={open} />}
      {isClosable && (
        <Button wide icon="check-check" onClick={() => setIsOpen(true)}>
          {t('closing.open')}
        </Button>
      )}
      {isOpen && <ProposeSheet account={account} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function OpenClosing({ account, closing }: { account: number; closing: WageClosing }) {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  const text = useOwedText();
  const [chosen, setChosen] = useState<ClosingDecision | null>(null);
  const day = shortDay(closing.to_day, language);
  const isOwn = closing.allowed.includes('withdraw');
  const question = isOwn ? t('closing.asked', { day }) : t('closing.question', { day });
  const owed = text(owedOf([closing]));
  return (
    <div className="wage-question">
      <p className="wage-question__text">{question}</p>
      <p>{owed}</p>
      <ReadAloud of={{ text: { title: question, words: [question, owed, t('closing.note')] } }} looks="big" />
      <div className="wage-question__answers">
        {closing.allowed.map((decision) => (
          <Button key={decision} icon={icons[decision]} onClick={() => setChosen(decision)}>
            {t(texts[decision])}
          </Button>
        ))}
      </div>
      {chosen && <DecideSheet account={account} closing={closing} decision={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

const icons = { agree: 'check', decline: 'x', withdraw: 'undo' } as const;
const texts = { agree: 'ask.yes', decline: 'ask.no', withdraw: 'withdraw' } as const;
