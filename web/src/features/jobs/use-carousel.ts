// Moves a carousel: automatically every 5 s, by buttons, by dots and by swipes, but at most once in 500 ms (`LOCK_MS`).
import {
  type DragEvent,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

const AUTOPLAY_MS = 5000;
const LOCK_MS = 500;
const SWIPE_PX = 50;
/**
 * Movement in pixels from which a press counts as a swipe and not as a tap. The limit is above 0, because a finger
 * moves a little even during a tap.
 */
const TAP_PX = 10;

const media = { two: '(min-width: 640px)', three: '(min-width: 1024px)', still: '(prefers-reduced-motion: reduce)' };

function listen(onChange: () => void) {
  const queries = Object.values(media).map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

const matches = (query: string) => window.matchMedia(query).matches;
const columnsNow = () => (matches(media.three) ? 3 : matches(media.two) ? 2 : 1);

/** Returns the number of items that are visible side by side; 0 on the server and during hydration. */
const useColumns = (): number => useSyncExternalStore(listen, columnsNow, () => 0);

/**
 * Returns whether the user prefers reduced motion. Returns true on the server, so that the carousel does not move until
 * the preference is known in the browser.
 */
const useStillness = () =>
  useSyncExternalStore(
    listen,
    () => matches(media.still),
    () => true,
  );

/**
 * Returns the index of the current slide and a function that changes the slide at most once in `LOCK_MS`. After the
 * last slide comes the first slide.
 */
function useSlide(total: number) {
  const [chosen, setChosen] = useState(0);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const at = Math.min(chosen, Math.max(total - 1, 0));
  const goTo = (slide: number) => {
    const now = performance.now();
    if (total < 2 || now - changedAt.current < LOCK_MS) return;
    changedAt.current = now;
    setChosen((slide + total) % total);
  };
  return { at, goTo };
}

/**
 * Returns whether the pointer or the focus is inside the carousel, and in `props` the event handlers that must be set
 * on the element of the carousel.
 */
function useAttention() {
  const [over, setOver] = useState(false);
  const [inside, setInside] = useState(false);
  const props = {
    onPointerEnter: () => setOver(true),
    onPointerLeave: () => setOver(false),
    onFocus: () => setInside(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setInside(currentTarget.contains(relatedTarget)),
  };
  return { attended: over || inside, props };
}

/**
 * Returns event handlers that call `onSwipe` after a swipe by finger or mouse. A swipe that starts on a link does not
 * open the link.
 */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  const moved = useRef(false);
  return {
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      start.current = button === 0 ? clientX : null;
      moved.current = false;
    },
    onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent) => {
      if (start.current === null || moved.current || Math.abs(clientX - start.current) < TAP_PX) return;
      moved.current = true;
      // Capture the pointer, so that this element receives the end of the swipe wherever the pointer is released.
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = start.current === null ? 0 : clientX - start.current;
      start.current = null;
      if (Math.abs(way) > SWIPE_PX) onSwipe(way < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!moved.current) return;
      moved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

export function useCarousel(items: number) {
  const columns = useColumns();
  const total = Math.ceil(items / (columns || 1));
  const { at, goTo } = useSlide(total);
  const { attended, props } = useAttention();
  const swipe = useSwipe((step) => goTo(at + step));
  const still = useStillness();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const playing = choice === null ? !still : choice === 'play';
  const moves = playing && !attended && total > 1;
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => goTo(at + 1), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  });
  return {
    at,
    total,
    columns,
    playing,
    moves,
    goTo,
    toggle: () => setChoice(playing ? 'pause' : 'play'),
    frame: props,
    view: swipe,
  };
}
