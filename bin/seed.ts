// Moves the demo people into an empty database; one with people in it stays as it is.
import path from 'node:path';
import { openDb } from '#platform/db.ts';
import { identityKeysOf, readEnv } from '#platform/env.ts';
import { openStorage } from '#platform/storage/open.ts';
import { settle } from './seed/settle.ts';

const env = readEnv(process.env);
const db = openDb({ url: env.DATABASE_URL, max: 3, name: 'seed' });
try {
  const moved = await settle({
    db,
    // What has been through no other key is of the first one.
    identityKey: identityKeysOf(env)[0] ?? env.IDENTITY_KEY,
    adsFile: path.resolve('bin/seed/ads/nira-agency.jsonl'),
    storage: openStorage(env),
  });
  console.log(moved ? 'The demo people have moved in.' : 'People live here already; nothing was changed.');
} finally {
  await db.end();
}
