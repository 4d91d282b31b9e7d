// Restore drill for the product as started by `npm start`: copies the embedded database while the product runs,
// restores the copy into a new data folder, and starts the product from that folder.
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { signinEndpoints } from '#contracts/signin.ts';
import { freePort } from '#testing/free-port.ts';
import { startProduct } from '#testing/product.ts';
import { testSecrets } from '#testing/secrets.ts';
import { note, noteTrue, secondsSince } from './measurements.ts';
import { callerOf, must } from './programs.ts';
import { signIn } from './sign-in.ts';

/** Removes the secrets from the environment, because the product reads them from the data folder. */
const noSecrets = Object.fromEntries(Object.keys(testSecrets).map((name) => [name, undefined]));

const kept = ['secrets.json', 'admin-secrets.json', 'vapid.json', 'signing-key.json'];

async function start(data: string) {
  const product = await startProduct({ DATA_DIR: data, PORT: String(await freePort()) });
  const stop = async () => {
    product.process.kill('SIGTERM');
    await product.ended;
  };
  return { address: product.address, stop };
}

/** Requests sign-in codes until it is stopped. Returns the number of answered requests. */
function startAsking(base: string) {
  let going = true;
  let answered = 0;
  const over = (async () => {
    const call = callerOf(base, null);
    for (let number = 0; going && number < 900; number += 1) {
      const phone_number = `+9190001${String(number).padStart(5, '0')}`;
      if ((await call(signinEndpoints.sendOtp, { body: { phone_number } })).status === 200) answered += 1;
    }
  })();
  return async () => {
    going = false;
    await over;
    return answered;
  };
}

/** Runs the whole drill. Returns the text for the summary line. */
export async function drillEmbedded(folder: string): Promise<string> {
  const [data, anew, to] = ['npm-start', 'npm-start-anew', 'npm-start-backups'].map((name) => path.join(folder, name));
  if (!data || !anew || !to) return '';
  const product = await start(data);
  const stopAsking = startAsking(product.address);
  const said = await must('backup', ['--to', to], { ...noSecrets, DATA_DIR: data });
  const answered = await stopAsking();
  await product.stop();
  noteTrue('the embedded server is backed up while the product runs', said.includes('.backup') && answered > 0);
  mkdirSync(anew, { recursive: true });
  for (const name of kept)
    if (existsSync(path.join(data, name))) copyFileSync(path.join(data, name), path.join(anew, name));
  const begun = performance.now();
  const [file = ''] = readdirSync(to);
  const restored = await must('restore', [path.join(to, file)], { ...noSecrets, DATA_DIR: anew });
  console.log(restored.trim());
  noteTrue(
    'its tables are unchanged, and its keys match',
    restored.includes('match the backup') && !restored.includes('Warning'),
  );
  const again = await start(anew);
  const ready = secondsSince(begun);
  const isIn = await signIn(again.address, anew);
  await again.stop();
  noteTrue('a user signs in there with a code', isIn);
  note({ what: 'npm start from a backup', found: `${ready.toFixed(1)} s`, must: '120 s at most', kept: ready <= 120 });
  return `npm start back in ${ready.toFixed(1)} s`;
}
