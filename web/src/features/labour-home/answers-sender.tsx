// Sends the worker's answers to the tasks on the home page. Each answer is first stored in this browser, so that it can
// be undone for five seconds and survives a lost network. Answers are sent when the five seconds are over, when the
// page is hidden or closed, at app start, when the network returns, and every minute. Renders nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSession } from '../../session/session-context.ts';
import type { SendResult } from './send-answers.ts';
import { sendAnswersNow, useStoredAnswers } from './stored-answers.ts';
import { pathOfAnswer } from './tasks.ts';

const EVERY = 60_000;

export function AnswersSender() {
  const { user, user_type } = useSession();
  const userId = user_type === 'labour' ? (user?.id ?? null) : null;
  const isIdle = useStoredAnswers(userId).length === 0;
  return userId === null || isIdle ? null : <Sender userId={userId} />;
}

type SendModule = typeof import('./send-answers.ts');
let loaded: SendModule | null = null;
const load = async () => {
  loaded = await import('./send-answers.ts');
  return loaded;
};

const topics = ['applications', 'attendance', 'labour-home', 'ratings', 'problems'] as const;

/**
 * Returns the function that sends the answers that can no longer be undone. Shows a toast after a rating, after an
 * accepted invitation and after the worker contested a day. Also shows a toast if the server refused an answer, if the
 * answer cannot be sent yet, and if the server already has another answer.
 */
function useSend(userId: number): () => void {
  const client = useQueryClient();
  const showToast = useToast();
  const { t, i18n } = useTranslation(topics);
  const show = useCallback(
    ({ stored, result, error }: SendResult) => {
      const { answer, is_sent } = stored;
      const to = pathOfAnswer(stored);
      if (result === 'taken' && answer.act === 'rate')
        showToast({ text: t('ratings:form.thanks'), action: { label: t('ratings:form.review'), to: `${to}#rating` } });
      if (result === 'taken' && answer.act === 'answer_invitation' && answer.accepted)
        showToast({ text: t('applications:apply.sent'), action: { label: t('labour-home:answer.see'), to } });
      if (result === 'taken' && answer.act === 'answer_day' && !answer.agrees)
        showToast({ text: t('attendance:contest.done'), action: { label: t('labour-home:answer.see_day'), to } });
      if (result === 'changed')
        showToast({ text: t('labour-home:answer.changed'), action: { label: t('labour-home:answer.see_day'), to } });
      if (result === 'answered')
        showToast({ text: t('labour-home:answer.answered'), action: { label: t('labour-home:answer.see'), to } });
      if (result === 'refused') showToast({ tone: 'problem', text: problemText(t, error) });
      if (result === 'waits' && !is_sent) showToast({ tone: 'problem', text: t('labour-home:answer.waits') });
    },
    [showToast, t],
  );
  // Load the code that sends answers as soon as the page opens. When the page is closed, it cannot wait for the code.
  useEffect(() => void load().catch(() => undefined), []);
  return useCallback(() => {
    const go = async () => {
      // Nothing is awaited before this call, so that the requests start before the page is closed.
      const sent = loaded
        ? loaded.sendDueAnswers(userId, client)
        : load().then((part) => part.sendDueAnswers(userId, client));
      await i18n.loadNamespaces([...topics]);
      for (const result of await sent) show(result);
    };
    // Without a network, the browser cannot load `send-answers.ts`. The error is ignored, because the next run tries
    // again.
    void go().catch(() => undefined);
  }, [userId, client, i18n, show]);
}

function Sender({ userId }: { userId: number }) {
  const send = useSend(userId);
  // The timer ends when the first unsent answer is due. It ignores answers that were sent without success and wait for
  // the network: their `send_at` is in the past, so the timer would send these answers again at once.
  const unsent = useStoredAnswers(userId).filter(({ is_sent }) => !is_sent);
  const nextAt = unsent.length > 0 ? Math.min(...unsent.map(({ send_at }) => send_at)) : null;
  useEffect(() => {
    if (nextAt === null) return;
    const timer = setTimeout(send, Math.max(0, nextAt - Date.now()));
    return () => clearTimeout(timer);
  }, [send, nextAt]);
  useEffect(() => {
    send();
    const leave = () => {
      if (document.visibilityState !== 'hidden') return;
      sendAnswersNow(userId);
      send();
    };
    const timer = setInterval(send, EVERY);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [send, userId]);
  return null;
}
