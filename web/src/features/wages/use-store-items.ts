// Stores items of the wage sheet and shows the outcome: a short message, and for each worker the reason why the server
// has refused an item.
import { useState } from 'react';
import type { WageSheetItem, WageSheetPerson, WageSheetResult } from '#contracts/wage-sheet.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { fieldText } from '../../i18n/problem-text.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { today } from '../../kit/text/today.ts';
import { dayAfter, type ItemsOfPerson } from './grid-items.ts';
import { useOtherName } from './other-name.ts';
import { useSaveItems } from './sheet-queries.ts';

/** An item that the server has refused, with the reason in the user's language. */
export interface Refusal {
  person: WageSheetPerson;
  item: WageSheetItem;
  reason: string;
}

const HOUR_MS = 3_600_000;

/** Returns the full hours until the next day in India, when the limits of an account start again. */
const hoursLeft = () => Math.ceil((Date.parse(`${dayAfter(today(), 1)}T00:00:00+05:30`) - Date.now()) / HOUR_MS);

function reasonOf(t: Translate, problem: NonNullable<WageSheetResult['problem']>, { errors }: WageSheetResult): string {
  if (problem === 'rate_limited') return t('problems:long_wait.hours', { count: hoursLeft() });
  const [code] = Object.values(errors ?? {}).flat();
  return code === undefined ? t(`problems:code.${problem}`) : fieldText(t, code);
}

interface Outcome {
  /** Called when the server has answered, with the items that it has refused. */
  onAnswer: (refused: ReadonlySet<WageSheetItem>) => void;
  onError?: (error: unknown) => void;
}

/** Returns the function that stores items, and the refused items of the last call. */
export function useStoreItems() {
  const { t } = useTranslation(['wage-sheet', 'wages', 'problems']);
  const nameOf = useOtherName();
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useSaveItems();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const storeItems = (lines: readonly ItemsOfPerson[], { onAnswer, onError }: Outcome) => {
    const sent = lines.flatMap(({ person, items }) => items.map((item) => ({ person, item })));
    setRefusals([]);
    afterMutation(mutateAsync(sent.map(({ item }) => item)), {
      onSuccess: (results) => {
        const refused = sent.flatMap((one, at) => {
          const result = results[at];
          return result?.problem ? [{ ...one, reason: reasonOf(t, result.problem, result) }] : [];
        });
        const names = [...new Set(refused.map(({ person }) => nameOf(person)))].join(', ');
        setRefusals(refused);
        showToast({ text: refused.length > 0 ? t('wage-sheet:failed', { names }) : t('wages:employer.done') });
        onAnswer(new Set(refused.map(({ item }) => item)));
      },
      ...(onError && { onError }),
    });
  };
  return { storeItems, isPending, error, refusals };
}
