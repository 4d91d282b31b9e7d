// How stored attendance codes are sent. A refused code stays stored, and the page of its work shows the reason.
import { unsentDelivery } from '../../parts/unsent/unsent-delivery.ts';
import { queuedDays } from './queued-days.ts';

export const dayDelivery = unsentDelivery({
  kind: queuedDays,
  load: async () => (await import('./deliver-day.ts')).deliverDay,
  topics: ['attendance'],
  toastOf: (t, _, { result }) => {
    if (result === 'taken') return { text: t('attendance:kept.sent') };
    if (result === 'own_only') return { tone: 'problem', text: t('attendance:crew.refused') };
    return result === 'refused' ? { tone: 'problem', text: t('attendance:kept.refused') } : null;
  },
});
