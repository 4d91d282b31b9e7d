// Bottom bar with the main action of a task page. On a phone, this bar replaces the navigation bar.
import './action-bar.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const HEIGHT = '--action-bar-height';

/**
 * Sets a CSS variable to the measured height of the bar. The page reserves this height, so that the bar covers no
 * content at any font size.
 */
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

/**
 * The bottom bar. `only="phone"` hides the bar on a desktop, for pages that show the action beside the content there.
 */
export function ActionBar({ children, only }: { children: ReactNode; only?: 'phone' }) {
  const bar = useMeasuredHeight();
  return (
    <div className="action-bar" data-only={only} ref={bar}>
      {children}
    </div>
  );
}
