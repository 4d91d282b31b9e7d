// Chaos scenario R7: an SMS provider that refuses, hangs, fails, returns garbage and redirects. The positive control,
// which the checks must detect, is a circuit breaker that cannot open.

import { waitFor } from '#testing/wait-for.ts';
import { percentile } from '../../bench/statistics.ts';
import { neverOpens, shiftBreaker } from '../breakers.ts';
import {
  isCutOff,
  isTaken,
  openScene,
  post,
  type Scene,
  type SentCode,
  sendCode,
  sendFor,
  tryUnsent,
} from '../codes.ts';
import type { Illness } from '../companies.ts';
import { plantPending } from '../pending.ts';
import type { Run, Scenario } from '../scenario.ts';
import { formatSeconds } from '../timed-request.ts';
import { measureChange, noteChange } from '../windows.ts';

/**
 * `seconds`: duration of the fault, long enough for the five failures that open the breaker. `clear`: true if the
 * provider certainly accepted no message.
 */
const TROUBLES: readonly { trouble: Illness; seconds: number; clear: boolean }[] = [
  { trouble: 'refused', seconds: 8, clear: true },
  { trouble: 'hang', seconds: 18, clear: false },
  { trouble: 'error', seconds: 8, clear: true },
  { trouble: 'garbage', seconds: 8, clear: false },
  { trouble: 'redirect', seconds: 8, clear: true },
];
const ANSWERED_MS = 500;
const OPEN_ANSWERED_MS = 100;
const P95_PERCENT = 10;
const OPEN_SECONDS = 30;
const HEALED_WITHIN_SECONDS = OPEN_SECONDS + 15;
const p99 = (sent: readonly SentCode[]) =>
  percentile(
    sent.map(({ heard }) => heard.ms),
    0.99,
  );

function noteSent(run: Run, trouble: string, sent: readonly SentCode[]): void {
  const open = sent.filter(isCutOff);
  const other = sent.filter((one) => !isTaken(one) && !isCutOff(one));
  const [slow, quick] = [p99(sent), p99(open)];
  run.note({
    what: `${trouble}: p99 of ${sent.length} send-otp`,
    found: `${slow.toFixed(0)} ms`,
    must: `<= ${ANSWERED_MS} ms`,
    kept: slow <= ANSWERED_MS,
  });
  run.note({
    what: `${trouble}: p99 of ${open.length} responses while the breaker is open`,
    found: `${quick.toFixed(0)} ms`,
    must: `<= ${OPEN_ANSWERED_MS} ms`,
    kept: open.length > 0 && quick <= OPEN_ANSWERED_MS,
  });
  const found = `${other.length}${other[0] ? `, as ${other[0].heard.status}` : ''}`;
  run.note({ what: `${trouble}: responses other than 200 and 503`, found, must: '0', kept: other.length === 0 });
}

/** Waits until a requested code is accepted and its SMS has arrived. Returns the seconds. */
async function untilHealed({ world, sms }: Scene): Promise<number> {
  const from = performance.now();
  let last: SentCode | null = null;
  const taken = async () => {
    last = await sendCode(world);
    return isTaken(last) && last;
  };
  const { phone } = await waitFor('a code to be taken', taken, 90_000);
  await waitFor('the SMS', () => sms.inbox.some(({ to }) => to === phone), 30_000);
  return (performance.now() - from) / 1000;
}

async function sufferAll(run: Run, scene: Scene): Promise<SentCode[]> {
  const all: SentCode[] = [];
  let [tried, accepted] = [0, 0];
  for (const { trouble, seconds, clear } of TROUBLES) {
    await scene.company.afflict(trouble);
    const sent = await sendFor(scene.world, seconds);
    noteSent(run, trouble, sent);
    all.push(...sent);
    if (clear) {
      const found = await tryUnsent(scene, sent);
      tried += found.tried;
      accepted += found.accepted;
    }
    await scene.company.afflict('none');
    // To save time, the scenario waits for the whole time for which the breaker stays open only after the last fault.
    if (trouble !== 'redirect') {
      await shiftBreaker(scene.world.db, 'sms', OPEN_SECONDS);
      await untilHealed(scene);
    }
  }
  run.note({
    what: `accepted codes of ${tried} that were never sent`,
    found: `${accepted}`,
    must: '0',
    kept: accepted === 0 && tried > 0,
  });
  return all;
}

/** Checks that each code was sent at most once and that delivered codes are accepted. */
async function checkSent(run: Run, { world, sms }: Scene, sent: readonly SentCode[]): Promise<void> {
  const texts = new Map<string, number>();
  for (const { to } of sms.inbox) texts.set(to, (texts.get(to) ?? 0) + 1);
  const taken = sent.filter(isTaken);
  const twice = [...texts.values()].filter((count) => count > 1).length;
  const arrived = taken.filter(({ phone }) => texts.has(phone)).length;
  run.say(`${taken.length} codes promised, ${arrived} SMS arrived, ${sms.asked.length} requests at the provider`);
  run.note({ what: `more than one SMS of ${taken.length}`, found: `${twice}`, must: '0', kept: twice === 0 });
  const uninvited = sent.filter((one) => !isTaken(one) && texts.has(one.phone)).length;
  run.note({
    what: 'SMS sent although the call returned 503',
    found: `${uninvited}`,
    must: '0',
    kept: uninvited === 0,
  });
  const last = sms.inbox.at(-1);
  const otp = last?.text.slice(0, 6) ?? '';
  const { status } = await post(world, 'verify-otp', { phone_number: last?.to, otp });
  run.note({ what: 'a code that was sent', found: `${status}`, must: '200', kept: status === 200 });
  run.note({
    what: 'requests that followed a redirect',
    found: `${sms.misled()}`,
    must: '0',
    kept: sms.misled() === 0,
  });
}

/** Measures whether other requests slow down while the provider hangs and codes are requested. */
async function measureOthers(run: Run, scene: Scene): Promise<void> {
  const { world } = scene;
  const [one] = await plantPending(world.db, 5);
  const headers = { authorization: `Bearer ${one?.token}` };
  const timer = setInterval(() => void sendCode(world), 500);
  const urls = ['jobs/?role=mason', 'jobs/?q=brick', 'employers/applications/'].map(
    (path) => `${world.address}/api/v1/${path}`,
  );
  const change = await measureChange({
    urls,
    headers,
    begin: () => scene.company.afflict('hang'),
    end: () => scene.company.afflict('none'),
  });
  clearInterval(timer);
  noteChange(run, 'other calls while the provider hangs', change, P95_PERCENT);
}

async function faces(run: Run): Promise<void> {
  const scene = await openScene(run);
  try {
    const sent = await sufferAll(run, scene);
    const healed = await untilHealed(scene);
    run.note({
      what: 'recovered without help',
      found: formatSeconds(healed),
      must: `<= ${HEALED_WITHIN_SECONDS} s`,
      kept: healed <= HEALED_WITHIN_SECONDS,
    });
    await checkSent(run, scene, sent);
    await measureOthers(run, scene);
  } finally {
    await scene.close();
  }
}

async function control(run: Run): Promise<boolean> {
  const scene = await openScene(run);
  try {
    await neverOpens(scene.world.db);
    await scene.company.afflict('error');
    const sent = await sendFor(scene.world, 8);
    const promised = sent.filter(isTaken).length;
    const asked = scene.sms.asked.length;
    run.say(
      `without a breaker: ${promised} of ${sent.length} accepted while no SMS is sent, ${asked} requests at the provider`,
    );
    return sent.filter(isCutOff).length === 0 && promised > 0 && scene.sms.inbox.length === 0;
  } finally {
    await scene.close();
  }
}

export const failingSmsProvider: Scenario = {
  id: 'R7',
  what: 'a failing SMS provider',
  faces,
  control,
};
