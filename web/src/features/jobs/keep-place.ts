// Coming back from a job to the list: the same place of the page, and the focus on the job that was opened.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { z } from '#contracts/z.ts';
import { rememberList } from './last-list.ts';

const KEPT = 'listPlaces';
const AT_MOST = 20;

const places = z.record(z.string(), z.object({ top: z.number(), job: z.nullable(z.string()) }));
type Places = z.output<typeof places>;

function readPlaces(): Places {
  try {
    const parsed = z.safeParse(places, JSON.parse(sessionStorage.getItem(KEPT) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

function keepPlace(key: string, place: Places[string]): void {
  try {
    const others = Object.entries(readPlaces()).filter(([other]) => other !== key);
    sessionStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...others, [key, place]].slice(-AT_MOST))));
  } catch {
    // A browser without storage comes back to the top.
  }
}

/** Goes back to where the reader was once the list stands; `job` of a link tells which one was opened. */
export function useKeptPlace(isThere: boolean) {
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const top = useRef(0);
  const job = useRef<string | null>(null);
  const done = useRef<string | null>(null);
  useEffect(() => {
    top.current = window.scrollY;
    job.current = null;
    const look = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      keepPlace(key, { top: top.current, job: job.current });
    };
  }, [key]);
  useLayoutEffect(() => {
    if (!isThere || done.current === key) return;
    done.current = key;
    const kept = cameBack ? readPlaces()[key] : undefined;
    if (!kept) return;
    window.scrollTo(0, kept.top);
    if (kept.job === null) return;
    document.querySelector<HTMLElement>(`[data-job="${CSS.escape(kept.job)}"] a`)?.focus({ preventScroll: true });
  }, [isThere, key, cameBack]);
  return (uid: string) => {
    job.current = uid;
    rememberList();
  };
}
