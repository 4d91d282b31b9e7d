// Illustration of empty states: the bridge of the logo, without people.
import './illustration.css';

export function EmptyIllustration() {
  return (
    <svg className="illustration" viewBox="0 0 120 88" aria-hidden="true" focusable="false">
      <circle className="art__sun" cx="60" cy="40" r="30" />
      <path className="art__line" d="M6 66h108M60 22v58M60 30L20 66M60 30l40 36M60 42L36 66M60 42l24 24" />
      <path className="art__head" d="M44 16h26c8 0 13 3 15 10-4-2-8-2-12-2v4H44z" />
      <path className="art__water" d="M12 78c6-3 10-3 16 0s10 3 16 0 10-3 16 0 10 3 16 0 10-3 16 0 10 3 16 0" />
    </svg>
  );
}
