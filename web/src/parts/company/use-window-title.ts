// The window title of a page outside the frame, whose navigation sets no title.
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Sets the window title to the title of the page and the product's name, both in the language of the page. */
export function useWindowTitle(title: string): void {
  const { t } = useTranslation();
  const text = `${title} · ${t('product')}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}
