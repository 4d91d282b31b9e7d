// node bin/run.cjs console-role: creates the role of the SQL console. Needed only if the database user of the product
// may not create roles. In this case DATABASE_URL must connect as a superuser.
import { ensureConsoleRole } from '#platform/console/ensure-role.ts';
import { endDb, openDb } from '#platform/db.ts';

const MIN_SECRET_LENGTH = 32;

async function main(): Promise<number> {
  const { DATABASE_URL: url, CONSOLE_SECRET: secret } = process.env;
  if (!url || !secret || secret.length < MIN_SECRET_LENGTH) {
    console.error('DATABASE_URL must name a superuser, and CONSOLE_SECRET must be the same secret as that of the API.');
    return 2;
  }
  const db = openDb({ url, max: 1, name: 'console role', statementTimeout: 0 });
  const trouble = await ensureConsoleRole(db, secret).finally(() => endDb(db));
  if (trouble) console.error(`The SQL console is disabled: ${trouble}.`);
  else console.log('The role of the SQL console is ready.');
  return trouble ? 1 : 0;
}

process.exitCode = await main();
