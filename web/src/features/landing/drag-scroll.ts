// Horizontal scrolling of a row by mouse drag and arrow keys. Touch uses native scrolling.
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Movement in pixels from which a press of the mouse counts as a drag and not as a click. */
const CLICK_PX = 4;

const keySteps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Whether the row is scrolled to its start (`start`) or to its end (`end`). The server renders a row at its start. */
interface Ends {
  start: boolean;
  end: boolean;
}

const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends => ({
  start: scrollLeft < 2,
  end: scrollLeft + clientWidth > scrollWidth - 2,
});

export function useDragScroll(row: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; left: number } | null>(null);
  const [dragging, setDragging] = useState(false);
  const [ends, setEnds] = useState<Ends>({ start: true, end: false });
  useEffect(() => {
    if (row.current) setEnds(endsOf(row.current));
  }, [row]);

  /** Scrolls by the width of one card; `-1` scrolls back. */
  const step = (way: 1 | -1) => {
    const width = row.current?.firstElementChild?.getBoundingClientRect().width;
    if (width) row.current?.scrollBy({ left: way * width });
  };
  const stop = () => {
    from.current = null;
    setDragging(false);
  };
  return {
    ends,
    step,
    props: {
      'data-dragging': dragging || undefined,
      onPointerDown: ({ button, pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
        if (button === 0 && pointerType !== 'touch') from.current = { x: clientX, left: currentTarget.scrollLeft };
      },
      onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
        if (!from.current) return;
        const way = clientX - from.current.x;
        if (!dragging && Math.abs(way) < CLICK_PX) return;
        if (!dragging) {
          setDragging(true);
          // Capture the pointer, so that the drag continues if the mouse leaves the row.
          currentTarget.setPointerCapture(pointerId);
        }
        currentTarget.scrollLeft = from.current.left - way;
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const way = keySteps[event.key];
        if (!way) return;
        event.preventDefault();
        step(way);
      },
      onScroll: ({ currentTarget }: { currentTarget: HTMLElement }) => setEnds(endsOf(currentTarget)),
    },
  };
}
