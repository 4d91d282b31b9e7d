// The SMS part of scenario R1: worker processes are killed while they send codes, once to a provider that ignores
// repeated messages (by their reference) and once to a provider that does not.
import { waitFor } from '#testing/wait-for.ts';
import { BETWEEN_KILLS_MS, killInTurn } from '../killing.ts';
import { countOpen } from '../notification-check.ts';
import { liftLimits } from '../pending.ts';
import { retryingClient } from '../retrying-client.ts';
import type { Run } from '../scenario.ts';
import { startWorld, type World } from '../world.ts';

const DONE_WITHIN_MS = 60_000;
const phoneAt = (n: number) => String(9_123_456_007 + n * 7);

/**
 * Requests a code for each phone, spread over the time in which processes are killed. Resolves with the phones whose
 * request was accepted.
 */
async function askForCodes(world: World, count: number, overMs: number): Promise<string[]> {
  const { retryUntilSettled, close } = retryingClient({ address: world.address });
  const promised: string[] = [];
  const begun = performance.now();
  const one = async (n: number) => {
    const phone = phoneAt(n);
    const early = begun + (n / count) * overMs - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    const answer = await retryUntilSettled({
      method: 'POST',
      path: '/api/v1/auth/send-otp/',
      body: { phone_number: phone },
    });
    if (answer?.status === 200) promised.push(phone);
  };
  await Promise.all(Array.from({ length: count }, (_, n) => one(n))).finally(close);
  return promised;
}

/** Sends codes while worker processes are killed. Resolves with the numbers of lost and of repeated SMS. */
async function face(run: Run, sender: 'gateway' | 'twilio', { texts, kills }: { texts: number; kills: number }) {
  const world = await startWorld(`${run.folder}/${sender}`, { workers: 2, steady: true, sender, random: run.random });
  try {
    await liftLimits(world.db);
    const asking = askForCodes(world, texts, kills * BETWEEN_KILLS_MS);
    await killInTurn(world, kills);
    const promised = await asking;
    await waitFor('all SMS', async () => (await countOpen(world.db)) === 0, DONE_WITHIN_MS).catch(() => {});
    const times = (phone: string) => world.sms.inbox.filter(({ to }) => to === `+91${phone}`).length;
    const counts = promised.map(times);
    return {
      promised: promised.length,
      lost: counts.filter((count) => count === 0).length,
      repeated: counts.filter((count) => count > 1).length,
    };
  } finally {
    await world.stop();
  }
}

/** Records the results of both providers. */
export async function faceKilledSender(run: Run, kills: number): Promise<void> {
  const size = { texts: Math.max(20, kills * 8), kills };
  const known = await face(run, 'gateway', size);
  const all = known.promised === size.texts;
  const found = `${known.lost} lost, ${known.repeated} repeated of ${known.promised}`;
  const must = `0 and 0 of ${size.texts}`;
  run.note({ what: 'texts by reference', found, must, kept: all && known.lost + known.repeated === 0 });
  const marked = await face(run, 'twilio', size);
  run.note({
    what: 'SMS by mark',
    found: `${marked.lost} lost, ${marked.repeated} repeated of ${marked.promised}`,
    must: `<= ${kills} lost (one per kill) and 0 repeated`,
    kept: marked.promised === size.texts && marked.repeated === 0 && marked.lost <= kills,
  });
}
