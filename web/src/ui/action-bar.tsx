// The action at the thumb of a task screen, in the place of the bottom bar.
import './action-bar.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const HEIGHT = '--action-bar-height';

/** Tells the page how high the bar is, however large the letters, so that it never lies over the last content. */
function useMeasuredHeight() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(HEIGHT, `${current.offsetHeight}px`));
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return bar;
}

/** `phone` bars vanish on a desk, where the action stands beside the content. */
export function ActionBar({ children, only }: { children: ReactNode; only?: 'phone' }) {
  const bar = useMeasuredHeight();
  return (
    <div className="action-bar" data-only={only} ref={bar}>
      {children}
    </div>
  );
}
