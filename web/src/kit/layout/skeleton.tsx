// Skeleton: grey lines in the shape of the loading content, with a description for screen readers.
import './skeleton.css';
import type { ReactNode } from 'react';

type Shape = 'line' | 'title' | 'pay' | 'tile' | 'dot' | 'pill' | 'block';

interface SkeletonLineProps {
  shape?: Shape;
  width?: 'quarter' | 'third' | 'half' | 'most' | 'full';
}

export function SkeletonLine({ shape = 'line', width = 'full' }: SkeletonLineProps) {
  return <span className="skeleton__line" data-shape={shape} data-width={width} />;
}

/** Shows the grey lines `children`, which are hidden from screen readers. Screen readers read `words` instead. */
export function Skeleton({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="skeleton">
      <p className="visually-hidden" role="status">
        {words}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
