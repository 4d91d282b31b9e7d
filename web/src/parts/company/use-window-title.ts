// The window title of a page outside the frame, whose navigation sets no title.
import { useEffect } from 'react';
import { useBrand } from './brand.ts';

/** Sets the window title to the title of the page and the site's name, both in the language of the page. */
export function useWindowTitle(title: string): void {
  const text = `${title} · ${useBrand()}`;
  useEffect(() => {
    document.title = text;
  }, [text]);
}
