// npm run backup -- [--to FOLDER] [--keep DAYS]: writes one encrypted backup of database and files while the product
// runs, and deletes expired backups.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBinaries } from '#platform/embedded/binaries.ts';
import { clusterIn } from '#platform/embedded/cluster.ts';
import { chooseIdentity } from '#platform/embedded/identity.ts';
import { joinEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { writeBackup } from './backup/backup-file.ts';
import { copyCluster } from './backup/copy-cluster.ts';
import { dumpServer } from './backup/dump-server.ts';
import { backupKey, fingerprintsOf, keysAtHand } from './backup/key.ts';
import { MAX_RETENTION_DAYS, nameOf, removeBroken, removeOld } from './backup/retention.ts';
import { fileLocation } from './backup/stored-files.ts';
import { embeddedOptions } from './supervisor/database.ts';
import { dataFolder, hasOwnDatabase } from './supervisor/environment.ts';

const USAGE = `Usage: npm run backup -- [--to FOLDER] [--keep DAYS, ${MAX_RETENTION_DAYS} at most]`;
const MEGABYTE = 1_048_576;

function parseOptions() {
  try {
    const options = { to: { type: 'string' }, keep: { type: 'string' } } as const;
    const { values } = parseArgs({ options });
    const keep = Number(values.keep ?? MAX_RETENTION_DAYS);
    const to = path.resolve(values.to ?? path.join(dataFolder(), 'backups'));
    return Number.isInteger(keep) && keep >= 1 && keep <= MAX_RETENTION_DAYS ? { to, keep } : null;
  } catch {
    return null;
  }
}

async function write(file: string, key: string): Promise<number> {
  const folder = dataFolder();
  const shared = {
    keys: fingerprintsOf(keysAtHand(hasOwnDatabase() ? null : folder)),
    ...fileLocation(),
    report: (sentence: string) => console.error(sentence),
  };
  const { DATABASE_URL: url } = process.env;
  if (url) return writeBackup(file, key, dumpServer({ ...shared, url }));
  const options = embeddedOptions();
  const database = await joinEmbeddedPostgres(options);
  try {
    const cluster = clusterIn(chooseIdentity(findBinaries(), options.dir).folder);
    return await writeBackup(file, key, copyCluster({ ...shared, url: database.url }, cluster));
  } finally {
    await database.stop();
  }
}

async function main(): Promise<number> {
  const wanted = parseOptions();
  if (!wanted) {
    console.error(USAGE);
    return 2;
  }
  try {
    const file = path.join(wanted.to, nameOf(new Date()));
    await removeBroken(wanted.to);
    const bytes = await write(file, backupKey());
    console.log(`${file} (${(bytes / MEGABYTE).toFixed(1)} MB)`);
    if (!fileLocation().isLocal) console.log('User files are in the bucket: enable its versioning.');
    for (const name of await removeOld(wanted.to, wanted.keep)) console.log(`Removed ${name}.`);
    return 0;
  } catch (error) {
    console.error(`The backup failed: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

process.exitCode = await main();
