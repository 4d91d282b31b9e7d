// Scrolls to the section in the URL hash after the text is rendered, because the browser tries before that.
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export function useNamedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
