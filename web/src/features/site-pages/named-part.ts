// Scrolls to the section that the URL hash names, once the text is rendered. The browser itself tries to scroll
// earlier, before the section exists.
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export function useNamedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
