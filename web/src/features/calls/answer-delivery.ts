// How stored answers to calls are sent. An answer that was too late or refused is dropped, and the call asks again.
import { paths } from '../../kit/navigation/paths.ts';
import { unsentDelivery } from '../../parts/unsent/unsent-delivery.ts';
import { queuedAnswers } from './queued-answers.ts';

export const callAnswerDelivery = unsentDelivery({
  kind: queuedAnswers,
  load: async () => (await import('./deliver-answer.ts')).deliverAnswer,
  topics: ['calls'],
  toastOf: (t, { content }, { result }) => {
    const action = { label: t('calls:later.see'), to: paths.labourCall(content.uid) };
    if (result === 'sent') return { text: t('calls:later.sent'), action };
    return result === 'dropped' ? { tone: 'problem', text: t('calls:later.dropped'), action } : null;
  },
});
