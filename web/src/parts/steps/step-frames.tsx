// Numbered frames that explain how something works, each with a picture and a few words. On a phone the reader swipes
// from frame to frame. The speaker button reads all frames aloud, and the row scrolls to the frame that is being read.
import './step-frames.css';
import { useRef, useState } from 'react';
import { StepIllustration, type StepName } from '../../kit/illustration/step-illustration.tsx';
import { ReadAloud } from '../reading/read-aloud.tsx';

export interface StepFrame {
  name: StepName;
  title: string;
  /** The explanation of the step, for reading aloud and for screen readers. It is not visible: the picture explains. */
  more: string;
}

/** The distance between the starts of two frames, in pixels. */
function pitchOf(row: HTMLElement): number {
  const [first, second] = row.children;
  return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
}

/** Renders the frames in a row. `title` is the name of the row for screen readers. */
export function StepFrames({ title, frames }: { title: string; frames: readonly StepFrame[] }) {
  const row = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);
  const follow = (index: number) => {
    // With reduced motion, the row jumps to the frame instead of scrolling smoothly.
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    row.current?.scrollTo({ left: index * pitchOf(row.current), behavior });
  };
  const text = { title, words: frames.map((frame) => `${frame.title}. ${frame.more}`), onPart: follow };
  return (
    <div className="step-frames">
      <ol
        className="step-frames__row"
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the row
        tabIndex={0}
        aria-label={title}
        onScroll={({ currentTarget: { scrollLeft }, currentTarget }) =>
          setCurrent(Math.round(scrollLeft / (pitchOf(currentTarget) || 1)))
        }
      >
        {frames.map((frame, index) => (
          <li key={frame.name} className="step-frames__one">
            <StepIllustration name={frame.name} />
            <b>
              {index + 1}. {frame.title}
            </b>
            <span className="visually-hidden">{frame.more}</span>
          </li>
        ))}
      </ol>
      <div className="step-frames__foot">
        <span aria-hidden="true">
          {frames.map(({ name }, index) => (
            <i key={name} data-current={index === current || undefined} />
          ))}
        </span>
        <ReadAloud of={{ text }} looks="word" />
      </div>
    </div>
  );
}
