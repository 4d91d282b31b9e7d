// A part of a whole as a bar. It says nothing by itself: the words stand beside it.
import './bar.css';

export function Bar({ percent }: { percent: number }) {
  return (
    <svg className="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="bar__ground" width="100" height="8" />
      <rect className="bar__done" width={Math.max(0, Math.min(100, percent))} height="8" />
    </svg>
  );
}
