// The queue of ratings whose text waits for review, and the list of all other ratings. A moderator can hide each rating
// or show it again.
import { useState } from 'react';
import { moderationEndpoints, type RatingRow } from '#contracts/moderation.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Segmented } from '../../kit/form/segmented.tsx';
import { adminCall } from '../../parts/admin/call.ts';
import { AT_A_TIME } from './queries.ts';
import { QueueList } from './queue-list.tsx';
import { RatingCard, type RatingVerdict } from './rating-card.tsx';
import { useDecide, useQueue } from './use-queue.ts';
import { VerdictDialog } from './verdict-dialog.tsx';

const lists = ['waiting', 'shown', 'hidden'] as const;
type List = (typeof lists)[number];

const keyOf = ({ id, since }: RatingRow) => `${id} ${since}`;

async function fetchRatings(show: List, signal: AbortSignal) {
  const query = { show, limit: AT_A_TIME };
  const { ratings, total } = await adminCall(moderationEndpoints.listRatings, { query, signal });
  return { rows: ratings, total };
}

interface PendingDecision {
  rating: RatingRow;
  verdict: RatingVerdict;
}

const decideCall = ({ rating, verdict }: PendingDecision, outcome: string) =>
  adminCall(moderationEndpoints.decideRating, {
    params: { rating_id: String(rating.id) },
    body: { verdict, outcome, decided_at: rating.decided_at },
  });

function Ratings({ show }: { show: List }) {
  const queue = useQueue({
    queryKey: adminKeyOf('moderation', 'listRatings', { show }),
    fetch: (signal) => fetchRatings(show, signal),
    keyOf,
  });
  const { held } = queue;
  const decide = useDecide(held.drop);
  const [asked, setAsked] = useState<PendingDecision | null>(null);
  return (
    <>
      <QueueList
        queue="ratings"
        {...queue}
        card={(rating) => (
          <RatingCard
            rating={rating}
            isRemoved={held.isRemoved(rating)}
            onDecide={(verdict) => setAsked({ rating, verdict })}
          />
        )}
      />
      {asked && (
        <VerdictDialog
          verdict={asked.verdict}
          reader="both"
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setAsked(null)}
          onSay={({ reason }) =>
            decide.mutate({
              row: asked.rating,
              send: () => decideCall(asked, reason),
              done: 'rating',
              close: () => setAsked(null),
            })
          }
        />
      )}
    </>
  );
}

export function RatingQueue() {
  const { t } = useTranslation('admin-moderation');
  const [show, setShow] = useState<List>('waiting');
  return (
    <>
      <Segmented
        label={t('rating.filter')}
        value={show}
        choices={lists.map((value) => ({ value, word: t(`rating.${value}`) }))}
        onChoose={setShow}
      />
      <Ratings key={show} show={show} />
    </>
  );
}
