// Postgres refuses to run as root: decides as whom its programs run, and where they and the data must then lie.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

type Account = { uid: number; gid: number };

/** How to run a program of Postgres: `command` and `args` go to spawn together with `account`, if there is one. */
export type Identity = {
  native: string;
  folder: string;
  account: Account | null;
  wrap(program: string, args: readonly string[]): { command: string; args: string[] };
};

const asNobody = ['--user', '--map-user=65534', '--map-group=65534', '--'];

/**
 * Not root: as we are. Root: inside a user namespace, where nothing is copied or given away; where those are denied,
 * as the account `postgres` or `nobody`, with copies in /var/tmp of what that account cannot reach.
 */
export function chooseIdentity(native: string, folder: string): Identity {
  const program = (name: string): string => path.join(native, 'bin', name);
  if (process.platform === 'win32' || process.getuid?.() !== 0) {
    return { native, folder, account: null, wrap: (name, args) => ({ command: program(name), args: [...args] }) };
  }
  if (
    process.env.EMBEDDED_POSTGRES_AS !== 'account' &&
    works('unshare', [...asNobody, program('postgres'), '--version'])
  ) {
    const wrap: Identity['wrap'] = (name, args) => ({
      command: 'unshare',
      args: [...asNobody, program(name), ...args],
    });
    return { native, folder, account: null, wrap };
  }
  return asAccount(native, folder);
}

function asAccount(native: string, folder: string): Identity {
  const account = findAccount('postgres') ?? findAccount('nobody');
  if (!account) {
    throw new Error('Postgres cannot run as root and there is no account "postgres" or "nobody"; set DATABASE_URL.');
  }
  const reachable = works(path.join(native, 'bin', 'postgres'), ['--version'], account) ? native : copyBinaries(native);
  return {
    native: reachable,
    folder: changeOwner(folder, account),
    account,
    wrap: (name, args) => ({ command: path.join(reachable, 'bin', name), args: [...args] }),
  };
}

function findAccount(name: string): Account | null {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fields = lines.map((line) => line.split(':')).find((line) => line[0] === name);
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null;
}

function copyBinaries(native: string): string {
  const { size, mtimeMs } = lstatSync(path.join(native, 'bin', 'postgres'));
  const home = path.join('/var/tmp', `embedded-postgres-${shortHash(`${native}:${size}:${mtimeMs}`)}`);
  if (!existsSync(home)) {
    const next = `${home}.${process.pid}`;
    mkdirSync(next, { mode: 0o755 });
    chmodSync(next, 0o755);
    cpSync(native, path.join(next, 'native'), { recursive: true, verbatimSymlinks: true });
    renameSync(next, home);
  }
  refuseForeignFolder(home, 0);
  return path.join(home, 'native');
}

/** The database folder when the account can use it, else one of its own: a checkout may lie in a folder only root enters. */
function changeOwner(folder: string, account: Account): string {
  chownSync(folder, account.uid, account.gid);
  if (works('test', ['-w', folder], account)) return folder;
  const own = path.join('/var/tmp', `embedded-postgres-data-${shortHash(folder)}`);
  if (!existsSync(own)) {
    mkdirSync(own, { mode: 0o700 });
    chownSync(own, account.uid, account.gid);
  }
  refuseForeignFolder(own, account.uid);
  return own;
}

/** /var/tmp is everybody's: a folder that another account put there is not used. */
function refuseForeignFolder(folder: string, uid: number): void {
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== uid) throw new Error(`${folder} belongs to somebody else; remove it.`);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function works(command: string, args: readonly string[], account?: Account): boolean {
  return spawnSync(command, args, { cwd: '/', stdio: 'ignore', ...account }).status === 0;
}
