// How unsent entries of diaries are sent. A refused entry stays in its diary with the reason until the worker removes it.
import { problemText } from '../../i18n/problem-text.ts';
import { unsentDelivery } from '../../parts/unsent/unsent-delivery.ts';
import { unsentEntries } from './unsent-entries.ts';

export const diaryEntryDelivery = unsentDelivery({
  kind: unsentEntries,
  load: async () => (await import('./deliver-entry.ts')).deliverEntry,
  lineOf: ({ content }) => content.diary_uid,
  topics: ['diary', 'problems'],
  toastOf: (t, _, { result, error }) => {
    if (result === 'written') return { text: t('diary:done') };
    if (result === 'waits') return null;
    return { tone: 'problem', text: t('diary:refused', { reason: problemText(t, error) }) };
  },
});
