// Illustration beside error messages: a bridge with a gap in the middle.
import './illustration.css';

export function ErrorIllustration() {
  return (
    <svg className="illustration" viewBox="0 0 120 88" aria-hidden="true" focusable="false">
      <circle className="art__moon" cx="60" cy="40" r="30" />
      <path className="art__line art__line--thick" d="M6 66h40M74 66h40M30 66V46M90 66V46M46 66l4 6M74 66l-4 6" />
      <path className="art__water" d="M8 80c6-3 10-3 16 0s10 3 16 0 10-3 16 0 10 3 16 0 10-3 16 0 10 3 16 0" />
      <path className="art__mark" d="M60 24v16M60 48v.2" />
    </svg>
  );
}
