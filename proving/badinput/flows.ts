// Test cases of several calls (B94 of docs/rules.md and others): steps in the wrong order, by the wrong user, repeated
// or too late.
import { z } from '#contracts/z.ts';
import type { Person } from '#marketplace/actor.ts';
import { insertRegistrationToken } from '#marketplace/signin/queries/sessions.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { run, sql } from '#platform/sql.ts';
import { csrfFor } from '#testing/csrf-for.ts';
import {
  buildAdmin,
  buildApplication,
  buildEmployer,
  buildHire,
  buildJob,
  buildLabour,
  buildSession,
} from '#testing/factories.ts';
import type { Fault } from './check-answer.ts';
import { samePhone } from './corpus/people.ts';

const answerShape = z.looseObject({
  code: z.optional(z.string()),
  user_exists: z.optional(z.boolean()),
  total: z.optional(z.int()),
});

export interface Stage {
  db: Db;
  base: string;
}

interface Step {
  id: string;
  about: string;
  token?: string | null;
  call: string;
  body?: unknown;
  /** Expected results: a status, or a status and a problem code. */
  must: readonly string[];
}

async function ask({ db, base }: Stage, { call, token, body }: Pick<Step, 'call' | 'token' | 'body'>) {
  const [method = 'GET', path = '/'] = call.split(' ');
  const response = await fetch(base + path, {
    method,
    headers: {
      'x-csrf-token': await csrfFor(db, token ?? null),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: answerShape.parse(await response.json()) };
}

const registration = (phone_number: string) => ({
  first_name: 'Ravi',
  last_name: 'Kumar',
  phone_number,
  identity_type: 'aadhaar',
  identity_number: '499118665246',
  is_adult: true,
  state: 'Maharashtra',
  city: 'Pune',
  skills: ['mason'],
});

async function signinSteps({ db }: Stage): Promise<Step[]> {
  const pass = randomToken();
  await inTransaction(db, (tx) => insertRegistrationToken(tx, digest(pass), '+919845099001'));
  return [
    {
      id: 'B94',
      about: 'a code that was never sent',
      call: 'POST /api/v1/auth/verify-otp/',
      body: { phone_number: '9845099002', otp: '123456' },
      must: ['400'],
    },
    {
      id: 'B94',
      about: 'registering without a verified phone',
      call: 'POST /api/v1/auth/register/labour/',
      body: registration('9845099003'),
      must: ['401'],
    },
    {
      id: 'B94',
      about: 'registering the phone of another user',
      token: pass,
      call: 'POST /api/v1/auth/register/labour/',
      body: registration('9845099004'),
      must: ['403 phone_mismatch', '422 validation_failed'],
    },
  ];
}

const applying = (about: string, token: string, job_uid: string, must: readonly string[]): Step => ({
  id: 'B94',
  about,
  token,
  call: 'POST /api/v1/labour/applications/',
  body: { job_uid },
  must,
});

async function applyingSteps({ db }: Stage): Promise<Step[]> {
  const [labour, employer] = [await buildLabour(db), await buildEmployer(db)];
  const [token, other] = [await buildSession(db, labour), await buildSession(db, employer)];
  const uidOf = async (details: Parameters<typeof buildJob>[1]) => (await buildJob(db, { employer, ...details })).uid;
  const open = await uidOf({});
  return [
    applying('a closed job', token, await uidOf({ status: 'closed' }), ['404', '409']),
    applying('an expired job', token, await uidOf({ expired: true }), ['404', '409']),
    applying('a draft', token, await uidOf({ status: 'draft' }), ['404']),
    applying('a removed job', token, await uidOf({ status: 'removed' }), ['404', '409']),
    applying('an unknown job', token, crypto.randomUUID(), ['404']),
    applying("an employer's own job", other, open, ['403']),
    applying('a job', token, open, ['201', '200']),
    applying('the same job again', token, open, ['409 already_applied']),
    {
      id: 'B94',
      about: 'a job without positions',
      token: other,
      call: `PUT /api/v1/employers/jobs/uid/${open}/`,
      body: { title: 'Mason', positions: 0 },
      must: ['422'],
    },
    {
      id: 'B94',
      about: 'deleting a job with applications',
      token: other,
      call: `DELETE /api/v1/employers/jobs/uid/${open}/`,
      must: ['200', '409'],
    },
  ];
}

async function decidingSteps({ db }: Stage): Promise<Step[]> {
  const { id, employer } = await buildApplication(db, { status: 'shortlisted' });
  const token = await buildSession(db, employer);
  const setting = (about: string, status: string, must: readonly string[]): Step => ({
    id: 'B94',
    about,
    token,
    call: `PATCH /api/v1/employers/applications/${id}/status/`,
    body: { status },
    must,
  });
  const stranger = await buildSession(db, await buildEmployer(db));
  return [
    setting('an unknown status', 'adored', ['422']),
    setting('the same status', 'shortlisted', ['409', '200']),
    setting('a step back', 'under_review', ['409', '422']),
    { ...setting("another employer's application", 'rejected', ['404']), token: stranger },
  ];
}

async function workingSteps({ db }: Stage): Promise<Step[]> {
  const [done, running] = [await buildHire(db, { status: 'completed' }), await buildApplication(db)];
  const labour = await buildSession(db, done.labour);
  const early = await buildSession(db, running.labour);
  const rate = (about: string, token: string, body: unknown, must: readonly string[]): Step => ({
    id: 'B94',
    about,
    token,
    call: 'POST /api/v1/ratings/',
    body,
    must,
  });
  const starred = [0, 6, 4.5].map((score) =>
    rate(`${score} stars`, labour, { application_id: done.id, score }, ['422']),
  );
  return [
    {
      id: 'B94',
      about: 'withdrawing when the work is done',
      token: labour,
      call: `POST /api/v1/labour/applications/${done.id}/withdraw/`,
      body: {},
      must: ['409'],
    },
    rate('rating before the work', early, { application_id: running.id, score: 5 }, ['409']),
    ...starred,
    rate('rating the work of another user', early, { application_id: done.id, score: 5 }, ['404']),
    {
      id: 'B94',
      about: 'an unknown notification',
      token: labour,
      call: 'PATCH /api/v1/notifications/notifications/999999/',
      body: { is_read: true },
      must: ['404'],
    },
  ];
}

async function endedSteps({ db }: Stage): Promise<Step[]> {
  const [suspended, erased]: Person[] = [await buildLabour(db), await buildLabour(db)];
  const tokens = [
    await buildSession(db, suspended ?? { type: 'labour', id: 0 }),
    await buildSession(db, erased ?? { type: 'labour', id: 0 }),
  ];
  const viewer = await buildAdmin(db, 'viewer');
  await run(
    db,
    sql`update users set suspended_at = now(), suspended_reason = 'fraud' where id = ${suspended?.id ?? 0}`,
  );
  await run(db, sql`delete from sessions where user_id = ${erased?.id ?? 0}`);
  await run(db, sql`delete from admin_sessions where admin_id = ${viewer.admin.id}`);
  const { uid } = await buildJob(db);
  return [
    applying('while suspended', tokens[0] ?? '', uid, ['403 account_suspended']),
    applying('after the end of the session', tokens[1] ?? '', uid, ['401']),
    {
      id: 'B94',
      about: 'an expired administrator token',
      token: viewer.token,
      call: 'GET /api/v1/admin/list',
      must: ['401'],
    },
  ];
}

async function identitySteps({ db }: Stage): Promise<Step[]> {
  const [first, second] = [
    await buildSession(db, await buildLabour(db)),
    await buildSession(db, await buildLabour(db)),
  ];
  await run(db, sql`delete from settings where key = 'identity_one_account'`);
  const body = { identity_type: 'aadhaar', identity_number: '4991 1866 5246' };
  const call = 'PUT /api/v1/me/identity/';
  return [
    { id: 'B51', about: 'a number with spaces', token: first, call, body, must: ['200'] },
    { id: 'B54', about: 'the number of another account', token: second, call, body, must: ['200'] },
    {
      id: 'B53',
      about: 'an Aadhaar declared as a PAN',
      token: second,
      call,
      body: { ...body, identity_type: 'pan' },
      must: ['422'],
    },
  ];
}

/** Steps which check that every spelling of a phone number belongs to the same account. */
async function phoneSteps({ db }: Stage): Promise<Step[]> {
  await buildLabour(db, { phone_number: '+919876543210' });
  return samePhone.map(([id, about, phone_number]) => ({
    id,
    about: `the same phone: ${about}`,
    call: 'POST /api/v1/auth/send-otp/',
    body: { phone_number },
    must: ['200 exists'],
  }));
}

const searchSteps = async (_stage: Stage): Promise<Step[]> =>
  ['%25', '_', '%5C', "'%20OR%201=1--"].map((q) => ({
    id: 'B57',
    about: `a search for ${q}`,
    call: `GET /api/v1/jobs/?q=${q}`,
    must: ['200 nothing'],
  }));

const stories = [
  signinSteps,
  applyingSteps,
  decidingSteps,
  workingSteps,
  endedSteps,
  identitySteps,
  phoneSteps,
  searchSteps,
];

/** Runs all flows. Returns the number of steps and the faults. */
export async function runStories(stage: Stage): Promise<{ steps: number; faults: Fault[] }> {
  const faults: Fault[] = [];
  let steps = 0;
  for (const story of stories)
    for (const step of await story(stage)) {
      steps += 1;
      const { status, answer } = await ask(stage, step);
      const exists = answer.user_exists ? ' exists' : '';
      const found = `${status} ${answer.code ?? ''}${exists}${answer.total === 0 ? ' nothing' : ''}`
        .replace('  ', ' ')
        .trim();
      if (!step.must.some((one) => found.startsWith(one)))
        faults.push({
          kind: 'status',
          id: step.id,
          route: step.call,
          about: step.about,
          found: `${found} in place of ${step.must.join(' or ')}`,
        });
    }
  return { steps, faults };
}
