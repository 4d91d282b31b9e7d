// Grey bones in the shape of what is coming, with words for those who do not see them.
import './skeleton.css';
import type { ReactNode } from 'react';

type Shape = 'line' | 'title' | 'pay' | 'tile' | 'dot' | 'pill' | 'block';

interface BoneProps {
  shape?: Shape;
  width?: 'quarter' | 'third' | 'half' | 'most' | 'full';
}

export function Bone({ shape = 'line', width = 'full' }: BoneProps) {
  return <span className="bone" data-shape={shape} data-width={width} />;
}

/** Wraps bones: hidden from screen readers, which hear `words` instead. */
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
