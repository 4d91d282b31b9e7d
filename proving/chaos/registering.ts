// Users who register and submit identity numbers while the key of these numbers rotates. Each response is compared with
// the expected one.
import { signinEndpoints } from '#contracts/signin.ts';
import { verificationEndpoints } from '#contracts/verification.ts';
import { z } from '#contracts/z.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { type Queryable, run, sql } from '#platform/sql.ts';
import { buildSession, nextPhone } from '#testing/factories.ts';
import { numberAt, type Owner } from './numbers.ts';
import { retryingClient } from './retrying-client.ts';

/** Index of the first identity number (see `numberAt`) that no account has yet. */
const FRESH_FROM = 5_000_000;

export interface Registering {
  /** Descriptions of wrong responses. */
  wrong: readonly string[];
  asked: { taken: number; fresh: number; owners: number };
  /** Identity numbers of the successful registrations. */
  registered: readonly string[];
  /** Restricts further requests to these processes. */
  turnTo(addresses: readonly string[]): void;
  /** Resolves when the last response has arrived. */
  stop(): Promise<void>;
}

interface RegisteringOptions {
  db: Queryable;
  addresses: readonly string[];
  owners: readonly Owner[];
  clients?: number;
}

const CLIENTS = 8;
const problem = z.looseObject({ code: z.string() });
const verified = z.looseObject({ identity: z.nullable(z.looseObject({ status: z.string() })) });
let freshSoFar = 0;

async function passFor(db: Queryable, phone: string): Promise<string> {
  const token = randomToken();
  await run(
    db,
    sql`insert into registration_passes (token_hash, phone_number, expires_at)
      values (${digest(token)}, ${phone}, now() + interval '15 minutes')`,
  );
  return token;
}

type Client = ReturnType<typeof retryingClient>;

/** Registers a worker. Returns `registered`, the code of the refusal, or the status. */
async function register(db: Queryable, client: Client, identity_number: string): Promise<string> {
  const phone_number = nextPhone();
  const { method, path } = signinEndpoints.registerLabour;
  const token = await passFor(db, phone_number);
  const person = { first_name: 'Asha', last_name: 'Devi', phone_number, identity_type: 'aadhaar', identity_number };
  const answer = await client.retryUntilSettled({ method, path, token, body: person });
  if (answer?.status === 201) return 'registered';
  const parsed = answer && answer.status < 500 ? problem.safeParse(JSON.parse(answer.text)) : null;
  return parsed?.success ? parsed.data.code : `${answer?.status ?? 'no answer'}`;
}

/** Submits an owner's number again. Returns the verification status, which must still be the moderator's decision. */
async function resubmit(db: Queryable, client: Client, { id, number }: Owner): Promise<string> {
  const token = await buildSession(db, { type: 'labour', id });
  const { method, path } = verificationEndpoints.setIdentity;
  const body = { identity_type: 'aadhaar', identity_number: number };
  const answer = await client.retryUntilSettled({ method, path, token, body });
  const parsed = answer?.status === 200 ? verified.safeParse(JSON.parse(answer.text)) : null;
  return parsed?.success ? (parsed.data.identity?.status ?? 'no number') : `${answer?.status ?? 'no answer'}`;
}

/**
 * Starts to send requests: registrations with numbers that are in use, registrations of two users with the same new
 * number, and numbers that their owners submit again.
 */
export function startRegistering({ db, addresses, owners, clients = CLIENTS }: RegisteringOptions): Registering {
  const wrong: string[] = [];
  const registered: string[] = [];
  const asked = { taken: 0, fresh: 0, owners: 0 };
  const callers = new Map<string, Client>();
  let open = [...addresses];
  let stopped = false;
  let turn = 0;

  function next(): Client {
    turn += 1;
    const address = open[turn % open.length] ?? '';
    const client = callers.get(address) ?? retryingClient({ address, insistMs: 10_000 });
    callers.set(address, client);
    return client;
  }
  const ownerAt = (place: number) => owners[place % owners.length];

  async function tryTaken(owner: Owner): Promise<void> {
    asked.taken += 1;
    const came = await register(db, next(), owner.number);
    // A registration with the identity number of another account succeeds like any other, because a
    // refusal would reveal that the number is known. A moderator resolves the duplicate later.
    if (came !== 'registered') wrong.push(`a taken number: ${came}`);
  }
  async function tryFresh(): Promise<void> {
    asked.fresh += 1;
    freshSoFar += 1;
    const number = numberAt(FRESH_FROM + freshSoFar);
    const came = await Promise.all([register(db, next(), number), register(db, next(), number)]);
    if (came.includes('registered')) registered.push(number);
    if (came.some((answer) => answer !== 'registered')) wrong.push(`a new number, twice at once: ${came.join()}`);
  }
  async function tryOwner(owner: Owner): Promise<void> {
    asked.owners += 1;
    const came = await resubmit(db, next(), owner);
    if (came !== 'rejected') wrong.push(`an owner's number: ${came}`);
  }
  async function person(place: number): Promise<void> {
    for (let round = place; !stopped; round += clients) {
      const [taken, own] = [ownerAt(round * 7), ownerAt(round)];
      if (taken) await tryTaken(taken);
      if (own) await tryOwner(own);
      await tryFresh();
    }
  }
  const running = Array.from({ length: clients }, (_, place) => person(place));
  return {
    wrong,
    asked,
    registered,
    turnTo: (fewer) => {
      open = [...fewer];
    },
    stop: async () => {
      stopped = true;
      await Promise.all(running);
      for (const client of callers.values()) client.close();
    },
  };
}
