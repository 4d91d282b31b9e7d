// The employer's title, small, below the reader's title (D110).
import './original-title.css';
import type { WithOriginal } from './reader-title.ts';

/** Renders nothing if the reader's title is the employer's. */
export function OriginalTitle({ of: { original_title } }: { of: WithOriginal }) {
  return (
    original_title && (
      <span className="original-title" lang={original_title.lang}>
        {original_title.text}
      </span>
    )
  );
}
