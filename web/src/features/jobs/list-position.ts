// Restores the scroll position of a job list, and the focus on the opened job, after going back.
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isObject, parseObject } from '../../kit/storage/stored-object.ts';
import { saveLastList } from './last-list.ts';

const STORAGE_KEY = 'listPlaces';
const MAX_STORED_PLACES = 20;

interface ScrollPosition {
  top: number;
  /** The uid of the job that was opened from this list; null if none was opened. */
  job: string | null;
}

function readPlaces(): Readonly<Record<string, unknown>> {
  try {
    return parseObject(sessionStorage.getItem(STORAGE_KEY)) ?? {};
  } catch {
    return {};
  }
}

function readPlace(key: string): ScrollPosition | null {
  const kept = readPlaces()[key];
  if (!isObject(kept) || typeof kept.top !== 'number') return null;
  return { top: kept.top, job: typeof kept.job === 'string' ? kept.job : null };
}

function saveListPosition(key: string, place: ScrollPosition): void {
  try {
    const others = Object.entries(readPlaces()).filter(([other]) => other !== key);
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(Object.fromEntries([...others, [key, place]].slice(-MAX_STORED_PLACES))),
    );
  } catch {
    // Without session storage, going back shows the list from its top.
  }
}

const focusCard = (card: string) => document.querySelector<HTMLElement>(`${card} a`)?.focus({ preventScroll: true });

interface ListState {
  /**
   * True if the jobs of the current URL are on the screen; false while the jobs of the previous URL are still shown.
   */
  isThere: boolean;
  page: number;
}

/**
 * Restores the scroll position after going back, once the list is rendered. After a new search the list starts at the
 * top. After a change of the result page, the first job also gets the focus. The caller must call the returned function
 * with the uid of a job before it opens the job.
 */
export function useListPosition({ isThere, page }: ListState) {
  const { key } = useLocation();
  const how = useNavigationType();
  const shown = useRef(page);
  const top = useRef(0);
  const job = useRef<string | null>(null);
  const done = useRef<string | null>(null);
  // A layout effect is needed, because its cleanup runs before the next list scrolls the page. The cleanup of a normal
  // effect could save the scroll position of the next list instead.
  useLayoutEffect(() => {
    top.current = window.scrollY;
    job.current = null;
    const look = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      saveListPosition(key, { top: top.current, job: job.current });
    };
  }, [key]);
  useLayoutEffect(() => {
    if (!isThere || done.current === key) return;
    const isAnother = done.current !== null && how === 'PUSH';
    const turned = isAnother && shown.current !== page;
    done.current = key;
    shown.current = page;
    // Scroll only if another job list was shown before. If the user comes from another page, the page frame scrolls to
    // the top.
    if (isAnother) window.scrollTo(0, 0);
    if (turned) focusCard('[data-job]');
    const kept = how === 'POP' ? readPlace(key) : null;
    if (!kept) return;
    window.scrollTo(0, kept.top);
    if (kept.job !== null) focusCard(`[data-job="${CSS.escape(kept.job)}"]`);
  }, [isThere, key, how, page]);
  return (uid: string) => {
    job.current = uid;
    saveLastList();
  };
}
