// npm run review -- COMMAND: moderates identities, jobs that wait for review, reports, contested days of work and
// ratings. The commands `list`, `jobs`, `reports`, `days` and `ratings` show what awaits a decision; `bin/review/` has
// all commands.
import { Problem } from '#contracts/problems.ts';
import { openDb } from '#platform/db.ts';
import { readEnvOrExit } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { createStorage } from '#platform/storage/open.ts';
import { readCommand, USAGE } from './review/command.ts';
import { runCommand } from './review/run-command.ts';

/** Messages that replace the general texts of some problem codes. */
const refusals: Readonly<Record<string, string>> = {
  not_found: 'There is no such review, job, case, contested day or rating. The lists show what awaits a decision.',
  identity_in_use: 'Another account is verified with this number. Reject this one.',
  already_decided: 'This has already been decided.',
  invalid_transition: 'This has already been decided.',
  stale_version: 'The employer has changed the job since then. Read the job again before you decide.',
  job_transition: 'The status of the job does not allow this.',
  validation_failed:
    'Only a review with documents can verify an identity. Only an upheld report about a job can hold or remove that job.',
};

async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2));
  if (!command) {
    console.error(USAGE);
    return 2;
  }
  const env = readEnvOrExit(process.env);
  const db = openDb({ url: env.DATABASE_URL, max: 2, name: 'review' });
  const deps = { db, log: createLog('review', 'warn'), storage: createStorage(env) };
  try {
    for (const line of await runCommand(deps, command)) console.log(line);
    return 0;
  } catch (error) {
    const known = error instanceof Problem ? refusals[error.code] : undefined;
    console.error(known ?? (error instanceof Error ? error.message : String(error)));
    return 1;
  } finally {
    await db.end();
  }
}

process.exitCode = await main();
