// Shows a review queue as cards with keyboard navigation, or its skeleton, error or empty state. A bar shows how many
// new rows have arrived.
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { cardToFocus, isTyping } from '../../kit/control/card-keys.ts';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { numberText } from '../../kit/text/number-text.ts';
import type { HeldList } from './held-list.ts';

export type QueueName = 'jobs' | 'reports' | 'ratings' | 'days' | 'pictures' | 'crews';

interface Query {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueueListProps<Row> {
  queue: QueueName;
  query: Query;
  held: HeldList<Row>;
  keyOf: (row: Row) => string;
  card: (row: Row) => ReactNode;
  /** Further keys of this queue, each with its action on the row of the focused card. */
  keys?: Readonly<Record<string, (row: Row) => void>>;
}

/**
 * Handles the keys of a queue: J, K and the arrow keys move the focus between cards, and the keys of `keys` act on the
 * focused card.
 */
function useQueueKeys<Row>({ held, keyOf, keys = {} }: Pick<QueueListProps<Row>, 'held' | 'keyOf' | 'keys'>) {
  const list = useRef<HTMLUListElement>(null);
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!list.current || isTyping(event)) return;
    const next = cardToFocus(list.current, event.key);
    const key = document.activeElement?.closest('[data-card]')?.getAttribute('data-card');
    const row = held.shown?.rows.find((other) => keyOf(other) === key);
    const keyAction = keys[event.key.toLowerCase()];
    if (next || (row && keyAction)) event.preventDefault();
    next?.focus();
    if (!next && row && keyAction && !held.isRemoved(row)) keyAction(row);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return list;
}

function Waiting() {
  const { t } = useTranslation('admin-moderation');
  return (
    <Skeleton words={t('common:loading')}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="card review-card">
          <SkeletonLine shape="title" width="half" />
          <SkeletonLine width="most" />
          <SkeletonLine width="third" />
        </div>
      ))}
    </Skeleton>
  );
}

function FreshBar({ fresh, onShow }: { fresh: number; onShow: () => void }) {
  const { t } = useTranslation('admin-moderation');
  return (
    <div role="status">
      {fresh > 0 && (
        <p className="fresh-bar">
          {t('fresh', { count: fresh })}
          <Button size="small" icon="refresh" onClick={onShow}>
            {t('show_fresh')}
          </Button>
        </p>
      )}
    </div>
  );
}

export function QueueList<Row>({ queue, query, held, keyOf, card, keys }: QueueListProps<Row>) {
  const { t } = useTranslation('admin-moderation');
  const list = useQueueKeys({ held, keyOf, ...(keys && { keys }) });
  const { shown } = held;
  if (!shown && query.isError)
    return (
      <Failure
        title={t(`failed.${queue}`)}
        again={t('common:try_again')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!shown) return <Waiting />;
  if (shown.rows.length === 0) return <EmptyState title={t(`none.${queue}`)}>{t(`none.${queue}_step`)}</EmptyState>;
  return (
    <>
      <FreshBar fresh={held.fresh} onShow={held.renew} />
      {shown.total > shown.rows.length && (
        <p className="soft small">
          {t('oldest', { shown: numberText(shown.rows.length), total: numberText(shown.total) })}
        </p>
      )}
      <ul className="review-list" ref={list}>
        {shown.rows.map((row) => (
          <li key={keyOf(row)}>
            <article
              className="card review-card"
              data-card={keyOf(row)}
              tabIndex={-1}
              data-gone={held.isRemoved(row) || undefined}
            >
              {held.isRemoved(row) && <p className="review-card__gone">{t('already_decided')}</p>}
              {card(row)}
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
