// The question about an entry that the other user has recorded, for example “₹2,000, cash, 21 Nov: did you get it?”.
// The first tap chooses an answer and opens a sheet. The second tap, in the sheet, sends the answer.
import { useState } from 'react';
import type { WageEntry } from '#contracts/wages.ts';
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
  onAnswered: () => void;
}

export function QuestionCard({ account, entry, onAnswered }: QuestionCardProps) {
  const { t } = useTranslation('wages');
  const [chosen, setChosen] = useState<Answer['kind'] | null>(null);
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
        <Button icon="check" onClick={() => setChosen('yes')}>
          {t('ask.yes')}
        </Button>
        {allowed.includes('dispute') && (
          <Button icon="x" onClick={() => setChosen('no')}>
            {t('ask.no')}
          </Button>
        )}
        {canCorrect && (
          <Button icon="rupee" onClick={() => setChosen('other')}>
            {t('ask.other_amount')}
          </Button>
        )}
      </div>
      {chosen && (
        <AnswerSheet
          account={account}
          entry={entry}
          chosen={chosen}
          onClose={() => setChosen(null)}
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
