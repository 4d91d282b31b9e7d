// Seeds an empty database with the demo. A database with users stays unchanged. Not for production, because the phone
// numbers of the demo are public.
import path from 'node:path';
import { openDb } from '#platform/db.ts';
import { CONFIGURATION_EXIT_CODE, identityKeysOf, readEnvOrExit } from '#platform/env.ts';
import { createStorage } from '#platform/storage/open.ts';
import { seedDemo } from './seed/seed-demo.ts';

const env = readEnvOrExit(process.env);
if (env.APP_ENV === 'production') {
  console.error('The demo users are not for production: set APP_ENV=development to try them in an empty database.');
  process.exit(CONFIGURATION_EXIT_CODE);
}
const db = openDb({ url: env.DATABASE_URL, max: 3, name: 'seed' });
try {
  const moved = await seedDemo({
    db,
    // Make the identity digests of the demo users with the oldest key only. `npm run maintain -- rotate-identity-key`
    // upgrades them to the newest key, like the digests of registered users.
    identityKey: identityKeysOf(env)[0] ?? env.IDENTITY_KEY,
    adsFile: path.resolve('bin/seed/ads/nira-agency.jsonl'),
    picturesFolder: path.resolve('bin/seed/pictures'),
    storage: createStorage(env),
  });
  console.log(moved ? 'The demo users were added.' : 'There are users already; nothing was changed.');
} finally {
  await db.end();
}
