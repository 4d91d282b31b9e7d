// npm run maintain -- reindex: rebuilds the search index while searches continue. Use it after a restore, or if the
// index may be wrong.
import { rewriteIndex } from '#marketplace/jobs/search/indexing.ts';
import { openDb } from '#platform/db.ts';

const PROGRESS_EVERY = 10_000;

async function main(): Promise<number> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('DATABASE_URL must be the address of a Postgres 15 or newer.');
    return 2;
  }
  const db = openDb({ url, max: 2, name: 'reindex', statementTimeout: 0 });
  try {
    const jobs = await rewriteIndex({ db }, (done) => {
      if (done % PROGRESS_EVERY === 0) console.log(`${done} jobs written …`);
    });
    console.log(`The search index contains ${jobs} open jobs.`);
    return 0;
  } catch (error) {
    console.error(
      `The index is incomplete. The command can be repeated. ${error instanceof Error ? error.message : error}`,
    );
    return 1;
  } finally {
    await db.end();
  }
}

process.exitCode = await main();
