// Saves a search and shows the result as a toast.

import { CallError } from '#contracts/call-error.ts';
import type { SavedParams } from '#contracts/saved-searches.ts';
import { afterMutation } from '../../http/after-mutation.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSaveSearch } from './queries.ts';

export function useSaveSearchWithToast() {
  const { t } = useTranslation('saved-searches');
  const { t: tProblem } = useTranslation();
  const showToast = useToast();
  const { mutateAsync, isPending } = useSaveSearch();
  const see = { label: t('see'), to: paths.savedSearches };
  const keep = (search: SavedParams) =>
    afterMutation(mutateAsync(search), {
      onSuccess: () => showToast({ text: t('saved'), action: see }),
      onError: (error) => {
        const isFull = error instanceof CallError && error.code === 'saved_searches_limit';
        showToast({
          text: isFull ? problemText(tProblem, error) : t('failed'),
          tone: 'problem',
          ...(isFull && { action: see }),
        });
      },
    });
  return { keep, isPending };
}
