// Every night: archives old read notifications in batches, moves old unread notifications to monthly partitions,
// deletes unreachable devices, and deletes old records of the events that grouped notifications have counted. These
// records prevent that an event is counted twice.
import { archiveBatch, removeOldRepeats } from '#marketplace/notifications/archive.ts';
import { sweepDevices } from '#marketplace/notifications/devices.ts';
import { archiveOldPage, moveToMonths } from '#marketplace/notifications/old-months.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { Db } from '#platform/db.ts';

const PAGE_SIZE = 2000;

/** Runs all steps of the task. Returns the number of archived notifications. */
export async function archiveNotifications(db: Db, progress: () => void): Promise<number> {
  const { notification_days: days } = await readSettings(db, ['notification_days']);
  let moved = 0;
  for (let after = 0; ; ) {
    const page = await archiveBatch(db, { after, limit: PAGE_SIZE, days });
    progress();
    moved += page?.moved ?? 0;
    if (!page || page.last === null) break;
    await moveToMonths({ db, progress }, { after, last: page.last, days });
    progress();
    if (page.is_over) break;
    after = page.last;
  }
  for (let after: number | null = 0; after !== null; ) {
    const page: { last: number | null; moved: number } | null = await archiveOldPage(db, { after, days });
    progress();
    moved += page?.moved ?? 0;
    after = page?.last ?? null;
  }
  await removeOldRepeats(db, days);
  progress();
  await sweepDevices(db);
  return moved;
}
