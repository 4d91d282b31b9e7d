// The database template with the demo, and the folder with its files. The tests clone them, because inserting the demo
// takes longer.
import { inject } from 'vitest';
import { asAdmin, cloneDatabase, databaseUrl } from '#testing/database.ts';
import { DEMO_TEMPLATE, TEMPLATE } from '#testing/global-setup.ts';
import { testSecrets } from '#testing/secrets.ts';
import { runCommand } from './run-command.ts';

/** Key of the advisory lock. It is arbitrary, but no other code uses it on the test server. */
const LOCK = 4_711;

function seed(database: string): void {
  const environment = {
    PATH: process.env.PATH,
    APP_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: inject('demoFolder'),
    DATABASE_URL: databaseUrl(database),
    ...testSecrets,
  };
  runCommand(environment, 'seed', []);
}

/**
 * Returns the name of the template. The first process that calls this function creates the template; the others wait.
 */
export async function findDemoTemplate(): Promise<string> {
  await asAdmin(async (client) => {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    const found = await client.query('select 1 from pg_database where datname = $1', [DEMO_TEMPLATE]);
    if (found.rowCount) return;
    // Rename the template only when it is complete, because a failed seed must not leave a template with half of the
    // demo.
    const unfinished = `${DEMO_TEMPLATE}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await cloneDatabase(client, unfinished, TEMPLATE);
    seed(unfinished);
    await client.query(`alter database ${unfinished} rename to ${DEMO_TEMPLATE}`);
  });
  return DEMO_TEMPLATE;
}
