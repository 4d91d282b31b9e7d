// Sets the window title on pages outside the page frame, which sets the title of all other pages.
import { useEffect } from 'react';
import { useBrand } from './brand.ts';

/** Sets the window title to the title of the page and the site's name, both in the language of the page. */
export function useWindowTitle(title: string): void {
  const text = `${title} · ${useBrand()}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}
