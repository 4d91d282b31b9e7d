// About how many workers a call can ask, beside the form.
import { useDeferredValue } from 'react';
import { callPost } from '#contracts/call-shapes.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
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
  const { t } = useTranslation(['calls', 'problems']);
  const counted = useDeferredValue(countedOf(draft));
  const { data, error, isFetching, refetch } = useCountCall(counted);
  if (counted && !data && error)
    return (
      <Notice tone="warn" role="alert">
        {problemText(t, error)}{' '}
        <Button variant="link" busy={isFetching} onClick={() => void refetch()}>
          {t('common:try_again')}
        </Button>
      </Notice>
    );
  const total = data?.rings.reduce((sum, { about }) => sum + about, 0);
  const known = total === 0 ? t('calls:form.few_near') : t('calls:form.asks', { count: total ?? 0 });
  const missing = t(counted ? 'common:loading' : 'calls:form.count_hint');
  return (
    <p className="call-count card" data-padded role="status">
      <Icon name="users" />
      {total === undefined ? missing : known}
    </p>
  );
}
