// Hashes administrators' passwords with argon2id (D44): 19 MiB and two passes per hash, at most two hashes at a time.
import { hash, verify } from '@node-rs/argon2';
import { fail } from '#contracts/problems.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Hash of an arbitrary password. For an unknown user name, the typed password is compared with this hash, so that the
 * login takes as long as for a known user name.
 */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$G1BI4YPZ2nChqambrmkjeQ$fg6fL9cKhDp+0PkApVCwKmrZtzwzXNxf0xXn30UINwQ';

const AT_ONCE = 2;
const MAX_WAITING = 200;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs the work, at most `AT_ONCE` times in parallel. Without this limit, a flood of logins could use all CPU cores and
 * all threads of the libuv pool, which file and DNS access need. Fails with `unavailable` if `MAX_WAITING` calls
 * already wait.
 */
async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) fail('unavailable');
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const asOne = (password: string) => password.normalize('NFKC');

/** Returns the argon2id hash of a password, for storage. */
export const hashPassword = (password: string): Promise<string> => limitConcurrency(() => hash(asOne(password), cost));

/** Returns true if the password matches the hash. If there is no hash, returns false after the same time. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const fits = await limitConcurrency(() => verify(kept || NOBODYS, asOne(password)).catch(() => false));
  return fits && Boolean(kept);
}
