// The text comes after the address: the part that the address names is brought into sight then.
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export function useNamedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
