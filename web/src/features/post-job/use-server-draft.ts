// Saves a draft while the user types: immediately in this tab, and on the server after a short pause in typing.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ownJobKeys, refetchAll } from '../../http/query-groups.ts';
import type { Draft } from './draft.ts';
import { DraftSaver, type DraftStart, type SaveState } from './draft-saver.ts';

const PAUSE_MS = 800;
const AGAIN_MS = 30_000;

/** While saving on the server fails, saves the draft again after 30 s (`AGAIN_MS`) and when the network is back. */
function useSaveAgain(saver: DraftSaver, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void saver.save();
    const timer = setTimeout(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [saver, isWaiting]);
}

/**
 * Returns the object that saves the draft of a form, and the save status. `start` must not change while the form is
 * open.
 */
export function useServerDraft(draft: Draft, start: DraftStart) {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>('none');
  const [saver] = useState(() => {
    const onCreated = () => void refetchAll(client, ownJobKeys);
    return new DraftSaver(start, { onState: setState, onCreated });
  });

  useEffect(() => {
    saver.change(draft);
    if (saver.isEmpty) return;
    const timer = setTimeout(() => void saver.save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [saver, draft]);

  useSaveAgain(saver, state === 'local');

  // Save the last changes when the form is closed.
  useEffect(
    () => () => {
      if (!saver.isEmpty) void saver.save();
    },
    [saver],
  );

  return { saver, state };
}
