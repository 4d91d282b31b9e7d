// npm run maintain -- reindex: rebuilds the search index while searches continue. Use it after a restore, or if the
// index may be wrong.
import { rewriteIndex } from '#marketplace/jobs/search/indexing.ts';
import { onDatabase } from './maintenance/on-database.ts';

const PROGRESS_EVERY = 10_000;

process.exitCode = await onDatabase('reindex', async (db) => {
  const jobs = await rewriteIndex({ db }, (done) => {
    if (done % PROGRESS_EVERY === 0) console.log(`${done} jobs written …`);
  });
  console.log(`The search index contains ${jobs} open jobs.`);
  return 0;
});
