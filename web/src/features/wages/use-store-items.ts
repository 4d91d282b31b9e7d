// Stores items of the wage sheet and shows the outcome: a short message, or the names of the workers whose items the
// server has refused.
import type { WageSheetItem, WageSheetPerson } from '#contracts/wage-sheet.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useOtherName } from './other-name.ts';
import { useSaveItems } from './sheet-queries.ts';

/** Returns the function that stores items, and calls `onDone` when the server has answered. */
export function useStoreItems(people: readonly WageSheetPerson[]) {
  const { t } = useTranslation(['wage-sheet', 'wages']);
  const nameOf = useOtherName();
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useSaveItems();
  const storeItems = (items: readonly WageSheetItem[], onDone: () => void) =>
    afterMutation(mutateAsync(items), {
      onSuccess: (results) => {
        const refused = new Set(items.filter((_, at) => results[at]?.problem).map(({ account_id }) => account_id));
        const names = people.filter(({ account_id }) => refused.has(account_id)).map(nameOf);
        showToast({
          text: names.length > 0 ? t('wage-sheet:failed', { names: names.join(', ') }) : t('wages:employer.done'),
        });
        onDone();
      },
    });
  return { storeItems, isPending, error };
}
