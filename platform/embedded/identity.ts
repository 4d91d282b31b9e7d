// Chooses the account and folders for the embedded Postgres, because Postgres refuses to run as root.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

type Account = { uid: number; gid: number };

/**
 * The way in which Postgres programs are run: callers spawn the command and arguments that `wrap` returns, as the user
 * `account`, or as the current user if `account` is null.
 */
export type Identity = {
  native: string;
  folder: string;
  account: Account | null;
  wrap(program: string, args: readonly string[]): { command: string; args: string[] };
};

const asNobody = ['--user', '--map-user=65534', '--map-group=65534', '--'];

/**
 * Chooses how Postgres runs. Without root: as the current user. As root: inside a user namespace, which needs no copies
 * of files and no change of their owner. As root, if user namespaces are denied: as the account `postgres` or `nobody`,
 * with copies in /var/tmp of files that this account cannot reach.
 */
export function chooseIdentity(native: string, folder: string): Identity {
  const program = (name: string): string => path.join(native, 'bin', name);
  if (process.platform === 'win32' || process.getuid?.() !== 0) {
    return { native, folder, account: null, wrap: (name, args) => ({ command: program(name), args: [...args] }) };
  }
  if (
    process.env.EMBEDDED_POSTGRES_USER !== 'account' &&
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

/**
 * Gives the database folder to the account and returns the folder. If the account cannot reach the folder, for example
 * below a folder that only root can enter, returns a folder in /var/tmp instead.
 */
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

/**
 * Throws if the folder belongs to another account. In /var/tmp, any account may have created a folder with this name.
 */
function refuseForeignFolder(folder: string, uid: number): void {
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== uid) throw new Error(`${folder} belongs to another user; remove it.`);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function works(command: string, args: readonly string[], account?: Account): boolean {
  return spawnSync(command, args, { cwd: '/', stdio: 'ignore', ...account }).status === 0;
}
