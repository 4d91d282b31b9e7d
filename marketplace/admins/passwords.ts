// Passwords of administrators as argon2id (D44): 19 MB and two passes each, a few at a time.
import { hash, verify } from '@node-rs/argon2';
import { fail } from '#contracts/problems.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of a password nobody knows: an unknown name takes the time of a known one. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$G1BI4YPZ2nChqambrmkjeQ$fg6fL9cKhDp+0PkApVCwKmrZtzwzXNxf0xXn30UINwQ';

const AT_ONCE = 2;
const MAX_WAITING = 200;
let running = 0;
const waiting: (() => void)[] = [];

/** Waits for its turn: a flood of logins must not take all cores, nor all threads that read files and names. */
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

/** A password as it is kept. */
export const hashPassword = (password: string): Promise<string> => limitConcurrency(() => hash(asOne(password), cost));

/** Whether it is the password of this hash; takes as long where there is none. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const fits = await limitConcurrency(() => verify(kept || NOBODYS, asOne(password)).catch(() => false));
  return fits && Boolean(kept);
}
