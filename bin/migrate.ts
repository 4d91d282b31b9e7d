// Migrates the database of DATABASE_URL. This is the `release` command of the Procfile.
import path from 'node:path';
import { migrate } from '#platform/migrations.ts';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('DATABASE_URL must be the address of a Postgres 15 or newer.');
  process.exit(1);
}
const done = await migrate(url, path.resolve('migrations'), {
  consoleSecret: process.env.CONSOLE_SECRET || undefined,
  onConsoleOff: (why) => console.error(`The SQL console is disabled: ${why}.`),
});
console.log(done.length > 0 ? `Ran ${done.length} migrations: ${done.join(', ')}` : 'The database is up to date.');
