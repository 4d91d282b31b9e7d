// Steps that open the screens of crews at work. The demo has no hired crew, so the responses of the API are completed.
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
  const asked = { bid_uid: BID, crew_name: '', job_title: '', company: '' };
  await completeResponses(visitor, CREWS, { pay_questions: [asked] });
  await visitor.page.getByRole('heading', { name: visitor.words('crews:pay.title') }).waitFor();
}
