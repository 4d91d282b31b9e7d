// Progress bar, hidden from screen readers because the text beside it says the same.
import './progress-bar.css';

export function ProgressBar({ percent }: { percent: number }) {
  return (
    <svg className="progress-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="progress-bar__ground" width="100" height="8" />
      <rect className="progress-bar__done" width={Math.max(0, Math.min(100, percent))} height="8" />
    </svg>
  );
}
