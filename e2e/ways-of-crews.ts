// Steps that open the screens of crews at work and in calls. The demo has no such crew, so the responses of the API are
// completed.
import type { Visitor } from './browser.ts';
import { button } from './registering.ts';

const ATTENDANCE = '**/labour/applications/*/attendance/';
const CREWS = '**/api/v1/labour/crews/';
const BID = '6b0c9f1e-6a5e-4c83-9d3a-1f0f6f2f9a11';

/** Adds these fields to the responses of the API for a path, and loads the page again. */
async function completeResponses({ page }: Visitor, path: string, fields: object): Promise<void> {
  await page.unroute(path);
  await page.route(path, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...fields } });
    } catch {
      // The page was left before the response.
    }
  });
  await page.reload();
}

const members = [
  { labour_id: 4_000_001, first_name: 'Suresh', initial: 'P', is_ticked: false },
  { labour_id: 4_000_002, first_name: 'Imran', initial: 'S', is_ticked: true },
];
const crew = { bid_uid: BID, name: 'Ganesh Toli', members, may_tick: true, paused_until: null };

/** Opens the marks of a leader, who types the code for the crew. */
export async function ticksOfALeader(visitor: Visitor): Promise<void> {
  await completeResponses(visitor, ATTENDANCE, { may_enter_code: true, crew });
  await visitor.page
    .getByRole('group', { name: visitor.words('attendance:crew.who') })
    .first()
    .waitFor();
}

/** Opens the work of a leader who may mark no members, after false marks. */
export async function pausedTicks(visitor: Visitor): Promise<void> {
  const paused = { ...crew, may_tick: false, paused_until: '2026-12-31T18:30:00.000Z' };
  await completeResponses(visitor, ATTENDANCE, { may_enter_code: true, crew: paused });
  await visitor.page.locator('.notice').first().waitFor();
}

/** Opens the question whether a day that the leader recorded is wrong. */
export async function deniedDay(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  const day = {
    date: '2026-03-01',
    state: 'present',
    via: 'code',
    by_leader: true,
    typed_at: '2026-03-01T03:20:00Z',
    entered_at: '2026-03-01T03:20:00Z',
    contest: null,
    outcome: null,
    due: true,
    may_deny: true,
    allowed: [],
  };
  const own = { ...crew, members: null, may_tick: false };
  await completeResponses(visitor, ATTENDANCE, { days: [day], crew: own });
  await page.locator('.place-link').first().click();
  await button(page, words('attendance:not_me.go')).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the private question after work with a crew. */
export async function payQuestion(visitor: Visitor): Promise<void> {
  const asked = { bid_uid: BID, crew_name: 'Shivaji Toli', job_title: 'Mason', company: 'Shri Ganesh Builders' };
  await completeResponses(visitor, CREWS, { pay_questions: [asked] });
  await visitor.page.getByRole('heading', { name: visitor.words('crews:pay.title') }).waitFor();
}

const CALL = '**/api/v1/labour/calls/*/';
const OWN_CALL = '**/api/v1/employers/calls/*/';
const BIDS = '**/api/v1/labour/bids/*';

/** Opens the choice of members with whom the leader comes to a call. */
export async function membersForACall(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  await completeResponses(visitor, CALL, { may_bring_crew: true, places_left: 4 });
  await page.getByText(words('crews:bring.open')).click();
  await button(page, words('crews:ask.send')).waitFor();
}

interface Answers {
  leader: string | null;
  you: string;
  other: string | null;
  booked?: string;
  may_answer?: boolean;
  takes_codes?: boolean;
  by_code?: boolean;
}

/** Shows a bid of the crew to the call of this page, whose places are held. */
async function holdPlaces(visitor: Visitor, { leader, you, other, booked, may_answer = false, ...codes }: Answers) {
  const uid = new URL(visitor.page.url()).pathname.split('/').at(-1);
  const person = (labour_id: number, first_name: string, answer: string | null) => ({
    labour_id,
    first_name,
    initial: 'P',
    is_you: first_name === 'Suresh',
    answer,
    via: codes.by_code && first_name === 'Suresh' ? 'code' : null,
  });
  const bid = {
    uid: BID,
    state: 'asked',
    crew: { uid: BID, name: '' },
    job: {
      uid,
      title: '',
      role: 'mason',
      city: 'Pune',
      state: 'Maharashtra',
      company: '',
      salary_amount: 900,
      salary_period: 'day',
      start_date: '2026-12-01',
    },
    min_members: 2,
    members: [person(4_000_001, 'Ramlal', leader), person(4_000_002, 'Suresh', you), person(4_000_003, 'Imran', other)],
    until: '2026-12-01T12:40:00.000Z',
    application_id: null,
    may_answer,
    takes_codes: codes.takes_codes ?? false,
    may_take_back: codes.by_code ?? false,
    call: { start_time: '18:00', end_time: '23:00', night: may_answer, booked: booked ?? null },
  };
  await completeResponses(visitor, BIDS, { bids: [bid] });
}

/** Opens a call that holds places for the crew of the reader, who has said yes and sees the answers. */
export async function heldPlaces(visitor: Visitor): Promise<void> {
  await holdPlaces(visitor, { leader: 'yes', you: 'yes', other: 'asked' });
  await visitor.page.getByRole('heading', { name: visitor.words('crews:bid.held') }).waitFor();
}

/** Opens a call that holds places, with the field for the code of a member. */
export async function codeOfAMember(visitor: Visitor): Promise<void> {
  await holdPlaces(visitor, { leader: 'yes', you: 'yes', other: 'asked', takes_codes: true });
  await visitor.page.locator('.crew__member summary').click();
  await button(visitor.page, visitor.words('crews:bid.code.send')).waitFor();
}

/** Opens a call that holds a place for a member whose code the leader typed. */
export async function consentByCode(visitor: Visitor): Promise<void> {
  await holdPlaces(visitor, { leader: null, you: 'yes', other: null, by_code: true });
  await button(visitor.page, visitor.words('crews:bid.code.take_back')).waitFor();
}

/** Opens a call for work at night that holds a place for the reader, whom the crew asks. */
export async function askedByTheCrew(visitor: Visitor): Promise<void> {
  await holdPlaces(visitor, { leader: null, you: 'asked', other: null, may_answer: true });
  await button(visitor.page, visitor.words('crews:bid.yes')).waitFor();
}

/** Opens a call to which the crew goes without the reader, who has other work at the same hours. */
export async function bookedElsewhere(visitor: Visitor): Promise<void> {
  await holdPlaces(visitor, { leader: null, you: 'no', other: null, booked: BID });
  await visitor.page.getByText(visitor.words('crews:bid.booked')).waitFor();
}

/** Opens an own call of which some places are held for a crew. */
export async function heldChairs(visitor: Visitor): Promise<void> {
  const until = '2026-12-01T12:40:00.000Z';
  const seats = [1, 2, 3].map((no) => ({ no, kind: 'place', held_until: no < 3 ? until : null, worker: null }));
  await completeResponses(visitor, OWN_CALL, { seats });
  await visitor.page.locator('.chair').nth(2).waitFor();
}
