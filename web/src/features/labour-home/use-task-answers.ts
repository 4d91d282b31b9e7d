// The hook with which the home page stores a worker's answers to tasks. The worker can undo the newest answer for a
// short time.
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { changeUnsent, sendUnsentNow, UNDO_MS, undoUnsent } from '../../parts/unsent/unsent-items.ts';
import { useSession } from '../../session/session-context.ts';
import { type StoredAnswer, storedAnswers, type TaskAnswer } from './stored-answers.ts';
import { pathOfAnswer } from './tasks.ts';

export function useTaskAnswers() {
  const { user } = useSession();
  const { t } = useTranslation('labour-home');
  const showToast = useToast();
  const userId = user?.id ?? 0;
  /**
   * The newest answer, which the worker can undo until `UNDO_MS` after `since` (Unix milliseconds); null if no answer
   * can be undone.
   */
  const [last, setLast] = useState<{ stored: StoredAnswer; since: number } | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), last.since + UNDO_MS - Date.now());
    return () => clearTimeout(timer);
  }, [last]);
  // When the worker leaves the page, the answers can no longer be undone and are sent.
  useEffect(() => () => sendUnsentNow(userId), [userId]);
  const answer = (application_id: number | null, given: TaskAnswer) => {
    sendUnsentNow(userId);
    const content = { application_id, answer: given };
    setLast({ stored: storedAnswers.add({ user_id: userId, content, undo_ms: UNDO_MS }), since: Date.now() });
  };
  const undo = () => {
    if (!last) return;
    if (!undoUnsent(last.stored)) {
      const action = { label: t('answer.see'), to: pathOfAnswer(last.stored.content) };
      showToast({ tone: 'problem', text: t('answer.too_late'), action });
    }
    setLast(null);
  };
  /**
   * Restarts the five seconds in which the worker can undo the answer. Called when the button “Undo” gets the focus, so
   * that keyboard users have time to press the button.
   */
  const postpone = () => {
    if (!last) return;
    changeUnsent(last.stored.key, { send_at: Date.now() + UNDO_MS });
    setLast({ ...last, since: Date.now() });
  };
  return { last: last?.stored ?? null, answer, undo, postpone };
}
