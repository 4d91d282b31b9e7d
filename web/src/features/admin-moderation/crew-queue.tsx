// The queue of crews that a moderator holds. A moderator releases a crew when it is checked.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HeldCrew } from '#contracts/moderated-crews.ts';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { counted } from '../../kit/text/number-text.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { AT_A_TIME } from './queries.ts';
import { QueueList } from './queue-list.tsx';
import { useDecide, useQueue } from './use-queue.ts';
import { VerdictDialog } from './verdict-dialog.tsx';
import { WaitingLine } from './waiting-line.tsx';

const keyOf = ({ id, since }: HeldCrew) => `${id} ${since}`;

async function fetchCrews(signal: AbortSignal) {
  const { crews, total } = await adminCall(moderationEndpoints.listCrews, { query: { limit: AT_A_TIME }, signal });
  return { rows: crews, total };
}

const releaseCall = ({ id }: HeldCrew, reason: string) =>
  adminCall(moderationEndpoints.releaseCrew, { params: { crew_id: String(id) }, body: { reason } });

interface CrewCardProps {
  crew: HeldCrew;
  isRemoved: boolean;
  onRelease: () => void;
}

function CrewCard({ crew, isRemoved, onRelease }: CrewCardProps) {
  const { t } = useTranslation('admin-moderation');
  const { name, leader, size, open_reports, because, since } = crew;
  return (
    <>
      <header className="review-card__header">
        <h2 className="review-card__title">{name || t('crew.nameless')}</h2>
        {since && <WaitingLine since={since} />}
      </header>
      <p className="review-card__employer small">
        <span className="soft">{t('crew.members', counted(size))}</span>
        {leader && (
          <>
            <span className="soft">{t('crew.leader')}</span>
            <Link to={adminPaths.user(leader.id)}>{leader.name ?? t('employer.deleted')}</Link>
          </>
        )}
        {because && <span>{t(`crew.because.${because}`)}</span>}
        {open_reports > 0 && <span>{t('reported', counted(open_reports))}</span>}
      </p>
      <div className="review-card__acts">
        <Button variant="main" icon="check" disabled={isRemoved} onClick={onRelease}>
          {t('act.release')}
        </Button>
      </div>
    </>
  );
}

export function CrewQueue() {
  const queue = useQueue({ queryKey: adminKeyOf('moderation', 'listCrews'), fetch: fetchCrews, keyOf });
  const { held } = queue;
  const decide = useDecide<HeldCrew, Awaited<ReturnType<typeof releaseCall>>>(held.drop);
  const [asked, setAsked] = useState<HeldCrew | null>(null);
  return (
    <>
      <QueueList
        queue="crews"
        {...queue}
        card={(crew) => <CrewCard crew={crew} isRemoved={held.isRemoved(crew)} onRelease={() => setAsked(crew)} />}
      />
      {asked && (
        <VerdictDialog
          verdict="release"
          reader="audit_log"
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setAsked(null)}
          onSay={({ reason }) =>
            decide.mutate({
              row: asked,
              send: () => releaseCall(asked, reason),
              done: ({ state }) => (state === 'ended' ? 'release_ended' : 'release'),
              close: () => setAsked(null),
            })
          }
        />
      )}
    </>
  );
}
