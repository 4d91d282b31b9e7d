// npm run maintain -- rotate-identity-key: activates the newest IDENTITY_KEY. Replaces every digest that was made with
// an earlier key by a keyed digest of this digest, made with the newest key. The command can be killed and repeated
// safely.
import { rotateIdentities } from '#marketplace/people/actions/rotate-identities.ts';
import { openDb } from '#platform/db.ts';
import { identityKeysOf, readEnvOrExit } from '#platform/env.ts';

async function main(): Promise<number> {
  const env = readEnvOrExit(process.env);
  const keys = identityKeysOf(env);
  const db = openDb({ url: env.DATABASE_URL, max: 2, name: 'rotate-identity-key', statementTimeout: 0 });
  try {
    const found = await rotateIdentities({ db, keys, progress: (left) => console.log(`${left} digests left …`) });
    console.log(
      `${found} digests were wrapped, 0 are left: every one has been through ${keys.length} of ${keys.length} keys.`,
    );
    return 0;
  } catch (error) {
    console.error(`The command did not finish and can be repeated. ${error instanceof Error ? error.message : error}`);
    return 1;
  } finally {
    await db.end();
  }
}

process.exitCode = await main();
