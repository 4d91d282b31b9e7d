// React hook that delays a value until the user stops typing.
import { useEffect, useState } from 'react';

/** Returns the text once it has not changed for `ms` milliseconds; before that, the earlier text. */
export function useSettled(text: string, ms: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
