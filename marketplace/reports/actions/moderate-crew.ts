// Shows the crews that moderators hold, and releases a crew (D81).
import { inTransaction } from '#platform/db.ts';
import { writeAudit } from '../../admins/audit.ts';
import { authorOf, type Moderator } from '../../admins/moderator.ts';
import { releaseCrew } from '../../crews/actions/hold-crew.ts';
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { listHeldCrews } from '../crew-queries.ts';
import type { Page } from '../queue-queries.ts';

type Store = Pick<Deps, 'db'>;

/** Returns a page of the held crews, longest held first. */
export async function showHeldCrews({ db }: Store, page: Page) {
  const { crews, total } = await listHeldCrews(db, page);
  return paged({ crews }, total, page);
}

interface Release {
  crew_id: number;
  /** Only the audit log stores the reason. */
  reason: string;
  moderator: Moderator;
}

/** Releases a held crew, and writes the reason to the audit log. Returns and fails as `releaseCrew` does. */
export function releaseHeldCrew({ db }: Store, { crew_id, reason, moderator }: Release): Promise<'open' | 'ended'> {
  return inTransaction(db, async (tx) => {
    const state = await releaseCrew(tx, crew_id);
    await writeAudit(tx, authorOf(moderator), {
      action: 'crew.released',
      target: { type: 'crew', id: crew_id },
      before: { state: 'held' },
      after: { state },
      reason,
    });
    return state;
  });
}
