// The question about an entry that the other user has recorded, for example “₹2,000, cash, 21 Nov: did you get it?”.
// The first tap chooses an answer and opens a sheet. The second tap, in the sheet, sends the answer.
import { useState } from 'react';
import type { WageEntry } from '#contracts/wage-shapes.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { formatPaise } from './amounts.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { Pieces } from './drawings.tsx';
import type { Answer } from './queries.ts';
import { useSide } from './side.ts';

interface QuestionCardProps {
  account: number;
  entry: WageEntry;
  /**
   * Called when the user has chosen an answer. The card must then be shown until `onClose` or `onAnswered`, whatever the
   * state of the entry is, because the sheet contains the typed amount and the error of a failed attempt.
   */
  onChoose: () => void;
  /** Called when the user closes the sheet without an answer. */
  onClose: () => void;
  onAnswered: () => void;
}

export function QuestionCard({ account, entry, onChoose, onClose, onAnswered }: QuestionCardProps) {
  const { t } = useTranslation('wages');
  const [chosen, setChosen] = useState<Answer['kind'] | null>(null);
  const choose = (answer: Answer['kind']) => {
    setChosen(answer);
    onChoose();
  };
  const text = useQuestion(entry);
  const { method, replaces, allowed, paise } = entry;
  const canCorrect = useSide() === 'labour' && method !== null && replaces === null;
  const answers = [t('ask.yes'), t('ask.no'), ...(canCorrect ? [t('ask.other_amount')] : [])];
  return (
    <div className="wage-question">
      <p className="wage-question__text">{text}</p>
      {method && <Pieces paise={paise} />}
      <ReadAloud of={{ text: { title: text, words: [text, ...answers] } }} looks="big" />
      <div className="wage-question__answers">
        <Button icon="check" onClick={() => choose('yes')}>
          {t('ask.yes')}
        </Button>
        {allowed.includes('dispute') && (
          <Button icon="x" onClick={() => choose('no')}>
            {t('ask.no')}
          </Button>
        )}
        {canCorrect && (
          <Button icon="rupee" onClick={() => choose('other')}>
            {t('ask.other_amount')}
          </Button>
        )}
      </div>
      {chosen && (
        <AnswerSheet
          account={account}
          entry={entry}
          chosen={chosen}
          onClose={() => {
            setChosen(null);
            onClose();
          }}
          onSent={() => {
            setChosen(null);
            onAnswered();
          }}
        />
      )}
    </div>
  );
}

/** Returns the question about an entry. */
function useQuestion({ kind, method, halves, paise, day }: WageEntry): string {
  const { t } = useTranslation('wages');
  const { language } = useLanguage();
  const side = useSide();
  const words = { amount: formatPaise(paise), day: weekDay(day, language) };
  if (method && side === 'labour') return t('ask.payment', { ...words, method: t(`method.${method}`) });
  const length = (['none', 'half', 'full'] as const)[halves ?? 2] ?? 'full';
  return t('ask.other', { ...words, what: kind === 'day' ? t(`day.${length}`) : t(`kind.${kind}`) });
}
