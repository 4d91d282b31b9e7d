// Moves the demo people into an empty database; one with people in it stays as it is.
import path from 'node:path';
import { openDb } from '#platform/db.ts';
import { settle } from './seed/settle.ts';

const url = process.env.DATABASE_URL;
const identityKey = process.env.IDENTITY_KEY;
if (!url || !identityKey) {
  console.error(
    'DATABASE_URL must be the address of a Postgres 15 or newer, IDENTITY_KEY a secret of 32 characters or more.',
  );
  process.exit(2);
}
const db = openDb({ url, max: 3, name: 'seed' });
try {
  const moved = await settle({ db, identityKey, adsFile: path.resolve('bin/seed/ads/nira-agency.jsonl') });
  console.log(moved ? 'The demo people have moved in.' : 'People live here already; nothing was changed.');
} finally {
  await db.end();
}
