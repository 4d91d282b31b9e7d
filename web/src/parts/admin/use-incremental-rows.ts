// Renders long lists incrementally: the next 100 rows when the end of the list becomes visible.
import { type RefObject, useEffect, useRef, useState } from 'react';

const PART = 100;

/**
 * Returns the rows to render now, and the ref of a marker element after the last rendered row. If `rows` is a new
 * array, rendering starts again with its first 100 rows.
 */
export function useIncrementalRows<T>(rows: readonly T[]): {
  shown: readonly T[];
  end: RefObject<HTMLDivElement | null>;
} {
  const end = useRef<HTMLDivElement>(null);
  const [grown, setGrown] = useState({ rows, max: PART });
  const max = grown.rows === rows ? grown.max : PART;
  const isWhole = max >= rows.length;
  useEffect(() => {
    if (isWhole || !end.current) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setGrown({ rows, max: max + PART });
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [rows, max, isWhole]);
  return { shown: isWhole ? rows : rows.slice(0, max), end };
}
