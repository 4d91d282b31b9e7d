// Whether an element has been visible, so that its pictures load only when they are needed.
import { useEffect, useRef, useState } from 'react';

/** Distance from the visible area at which a picture starts to load. */
const MARGIN = '200px';

/** Returns the ref of an element, and whether the element has been visible or nearly visible. */
export function useSeen<E extends Element>() {
  const element = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { element, isSeen };
}
