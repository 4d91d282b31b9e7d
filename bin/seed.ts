// Moves the demo people into an empty database; one with people in it stays as it is. Not in production: their numbers are public.
import path from 'node:path';
import { openDb } from '#platform/db.ts';
import { CONFIGURATION_EXIT_CODE, identityKeysOf, readEnvOrExit } from '#platform/env.ts';
import { createStorage } from '#platform/storage/open.ts';
import { seedDemo } from './seed/seed-demo.ts';

const env = readEnvOrExit(process.env);
if (env.APP_ENV === 'production') {
  console.error('The demo people are not for production: set APP_ENV=development to try them in an empty database.');
  process.exit(CONFIGURATION_EXIT_CODE);
}
const db = openDb({ url: env.DATABASE_URL, max: 3, name: 'seed' });
try {
  const moved = await seedDemo({
    db,
    // What has been through no other key is of the first one.
    identityKey: identityKeysOf(env)[0] ?? env.IDENTITY_KEY,
    adsFile: path.resolve('bin/seed/ads/nira-agency.jsonl'),
    storage: createStorage(env),
  });
  console.log(moved ? 'The demo people have moved in.' : 'People live here already; nothing was changed.');
} finally {
  await db.end();
}
