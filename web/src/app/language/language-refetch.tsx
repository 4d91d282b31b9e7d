// Refetches the shown data after a change of the language, because the server translates parts of its responses.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';

/**
 * Renders nothing. After a change of the language, refetches all mounted queries whose key does not name the language.
 * Queries whose key names it fetch the data of the new language anyway. Data that the app computed is not refetched:
 * the user may be editing a form that started with this data.
 */
export function LanguageRefetch() {
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey, state }) => queryKey[0] !== 'local' && state.data !== undefined,
    });
  }, [language, queryClient]);
  return null;
}
