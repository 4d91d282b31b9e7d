// How answers to tasks are sent. The worker reads a message after a rating, after an accepted invitation and after a
// contested day. Also if the server refused the answer, cannot be reached, or already has another answer.
import { problemText } from '../../i18n/problem-text.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ToastMessage } from '../../kit/overlay/toast-area.tsx';
import { unsentDelivery } from '../../parts/unsent/unsent-delivery.ts';
import { type AnswerResult, type StoredAnswer, storedAnswers } from './stored-answers.ts';
import { pathOfAnswer } from './tasks.ts';

/** The message after an answer that the server has stored; null for an answer that is visible anyway. */
function textOfTaken(t: Translate, { content }: StoredAnswer): ToastMessage | null {
  const { answer } = content;
  const to = pathOfAnswer(content);
  if (answer.act === 'rate') {
    return { text: t('ratings:form.thanks'), action: { label: t('ratings:form.review'), to: `${to}#rating` } };
  }
  if (answer.act === 'answer_invitation' && answer.accepted) {
    return { text: t('applications:apply.sent'), action: { label: t('labour-home:answer.see'), to } };
  }
  if (answer.act === 'answer_day' && !answer.agrees) {
    return { text: t('attendance:contest.done'), action: { label: t('labour-home:answer.see_day'), to } };
  }
  return null;
}

export const taskAnswerDelivery = unsentDelivery({
  kind: storedAnswers,
  load: async () => (await import('./deliver-answer.ts')).deliverAnswer,
  // Answers to different tasks do not wait for each other.
  lineOf: ({ key }) => key,
  topics: ['applications', 'attendance', 'labour-home', 'ratings', 'problems'],
  toastOf: (t, item, { result, error }) => {
    const to = pathOfAnswer(item.content);
    const messages: Record<AnswerResult | 'waits', () => ToastMessage | null> = {
      taken: () => textOfTaken(t, item),
      changed: () => ({
        text: t('labour-home:answer.changed'),
        action: { label: t('labour-home:answer.see_day'), to },
      }),
      answered: () => ({ text: t('labour-home:answer.answered'), action: { label: t('labour-home:answer.see'), to } }),
      refused: () => ({ tone: 'problem', text: problemText(t, error) }),
      // Only after the first attempt.
      waits: () => (item.is_sent ? null : { tone: 'problem', text: t('labour-home:answer.waits') }),
    };
    return messages[result]();
  },
});
