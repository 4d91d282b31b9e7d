// Tests the import with a file of real job ads outside of the project: npm run prove -- real-ads.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importFile } from '#bin/import-jobs/import-file.ts';
import { summary } from '#bin/import-jobs/report.ts';
import { z } from '#contracts/z.ts';
import { one, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';

const FILE = path.resolve(process.env.TEST_ADS_FILE ?? '../shared/data/job_postings_bluegrey.jsonl');
const ADS = 458;

const database = useDatabase();
const counted = z.object({ jobs: z.int(), halves: z.int() });

it.skipIf(!existsSync(FILE))(
  'every real ad is imported or refused with a reason, and a second import changes nothing',
  async () => {
    const first = await importFile({ db: database.db, file: FILE });
    console.log(summary(first));
    expect(first.rows).toBe(ADS);
    expect(first.imported + first.rejected).toBe(ADS);
    expect(first.already_known).toBe(0);
    expect(first.rejections.every(({ code, reason }) => code !== 'invalid' && reason !== '')).toBe(true);

    const { jobs, halves } = await one(
      database.db,
      sql`select count(*)::int as jobs, count(*) filter (where s.job_id is null or j.expires_at < now())::int as halves
      from jobs j left join job_search s on s.job_id = j.id`,
      counted,
    );
    expect({ jobs, halves }).toEqual({ jobs: first.imported, halves: 0 });

    const second = await importFile({ db: database.db, file: FILE });
    expect(second).toMatchObject({ imported: 0, already_known: first.imported, rejected: first.rejected });
  },
);
