// The title of a job in the reader's language. If the employer wrote the title in another language, the employer's
// title is shown below in small type (D110).
import { OriginalTitle } from './original-title.tsx';
import { type Titled, withReaderTitle } from './reader-title.ts';

interface JobTitleProps {
  of: Titled;
  /** Shown for a job without a title, such as a new draft. */
  untitled?: string;
}

export function JobTitle({ of, untitled = '' }: JobTitleProps) {
  const job = withReaderTitle(of);
  return (
    // A single `span`, so that a flex container does not place the two titles side by side.
    <span>
      {job.title || untitled}
      <OriginalTitle of={job} />
    </span>
  );
}
