// Many rows are drawn a part at a time: the next part when the end of the last one comes into sight.
import { type RefObject, useEffect, useRef, useState } from 'react';

const PART = 100;

/** The rows to draw now, and what stands after the last of them. Other rows begin with their first part. */
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
