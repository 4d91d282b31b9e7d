// About how many workers a call can ask, beside the form.
import { useDeferredValue } from 'react';
import { callPost } from '#contracts/call-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { bodyOf, type CallDraft } from './call-draft.ts';
import { useCountCall } from './queries.ts';

/**
 * Returns the request that counts the workers; null while the trade, the place or the hours are missing. Fields that do
 * not change the number have fixed values, so that typing in them causes no further request.
 */
function countedOf(draft: CallDraft) {
  const read = callPost.safeParse(
    bodyOf({ ...draft, pay: '500', note: '', location: draft.city, positions: 1, travel: 'none' }),
  );
  return read.success && draft.city !== '' ? read.data : null;
}

export function CountPeople({ draft }: { draft: CallDraft }) {
  const { t } = useTranslation('calls');
  const { data } = useCountCall(useDeferredValue(countedOf(draft)));
  const total = data?.rings.reduce((sum, { about }) => sum + about, 0);
  const known = total === 0 ? t('form.few_near') : t('form.asks', { count: total ?? 0 });
  return (
    <p className="call-count card" data-padded role="status">
      <Icon name="users" />
      {total === undefined ? t('form.count_hint') : known}
    </p>
  );
}
