// The sheet that repeats the chosen answer to an entry in a sentence, so that the user can confirm the answer. Only the
// button in this sheet sends the answer.
import { useState } from 'react';
import { MAX_PAISE, type WageEntry } from '#contracts/wage-shapes.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { readRupees } from '../../kit/text/money.ts';
import { AmountField } from './amount-field.tsx';
import { formatPaise } from './amounts.ts';
import { type Answer, useAnswer } from './queries.ts';
import { useSide } from './side.ts';

interface AnswerSheetProps {
  account: number;
  entry: WageEntry;
  chosen: Answer['kind'];
  onClose: () => void;
  onSent: () => void;
}

/** Returns the typed rupees in paise; null if the text is not an amount that an entry may have. */
export function typedPaise(text: string): number | null {
  const paise = (readRupees(text) ?? 0) * 100;
  return paise > 0 && paise <= MAX_PAISE ? paise : null;
}

export function AnswerSheet({ account, entry, chosen, onClose, onSent }: AnswerSheetProps) {
  const { t } = useTranslation(['wages', 'problems']);
  const side = useSide();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useAnswer(account, entry);
  const paise = typedPaise(typed);
  const send = () => {
    setAsked(true);
    if (chosen === 'other' && paise === null) return;
    const answer: Answer = chosen === 'other' ? { kind: chosen, paise: paise ?? 0 } : { kind: chosen };
    afterMutation(mutateAsync(answer), {
      onSuccess: () => {
        showToast({ text: side === 'employer' ? t('wages:employer.done') : t('wages:done') });
        onSent();
      },
    });
  };
  return (
    <Sheet
      open
      title={useTitle(entry, chosen)}
      close={t('common:close')}
      onClose={onClose}
      foot={
        <Button variant="main" size="big" wide icon="check" busy={isPending} onClick={send}>
          {t('wages:confirm.go')}
        </Button>
      }
    >
      {chosen === 'other' && <AmountField typed={typed} isWrong={asked && paise === null} onType={setTyped} />}
      <p>{side === 'employer' ? t('wages:employer.more') : t('wages:confirm.more')}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </Sheet>
  );
}

/** Returns the title of the sheet: the chosen answer as a sentence, or the question for the amount that arrived. */
function useTitle({ method, paise }: WageEntry, chosen: Answer['kind']): string {
  const { t } = useTranslation('wages');
  const side = useSide();
  const said = { amount: formatPaise(paise) };
  if (chosen === 'other') return t('ask.other_amount');
  if (chosen === 'withdraw') return t('confirm.withdraw', said);
  return t(`confirm.${chosen}_${method && side === 'labour' ? 'payment' : 'entry'}`, said);
}
