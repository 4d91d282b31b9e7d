// The job title as the employer wrote it, shown in small type below the title in the reader's language (D110).
import './original-title.css';
import type { WithOriginal } from './reader-title.ts';

/** Renders nothing if the employer's title is in the reader's language. */
export const OriginalTitle = ({ of: { original_title, original_lang } }: { of: WithOriginal }) =>
  original_title && (
    <span className="original-title" lang={original_lang}>
      {original_title}
    </span>
  );
