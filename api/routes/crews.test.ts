// Crews over HTTP (D81): forming, inviting by number, joining, leaving, removing, and handing over the leadership.
import { describe, expect, it } from 'vitest';
import { CREW_SIZE, crewEndpoints } from '#contracts/crews.ts';
import { findLeaders } from '#marketplace/crews/actions/lead-crew.ts';
import { removeOldInvites } from '#marketplace/crews/queries.ts';
import { INVITES_PER_DAY } from '#marketplace/crews/rules.ts';
import * as erasers from '#marketplace/privacy/queries/erase.ts';
import { inTransaction } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { crewNotificationsOf } from '#testing/crew-notifications.ts';
import { useDatabase } from '#testing/database.ts';
import { buildCrew, buildEmployer, buildLabour, buildSession, nextPhone } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);
const { listCrews, formCrew, getCrew, renameCrew, inviteToCrew, joinCrew, leaveCrew, removeFromCrew, leadCrew } =
  crewEndpoints;

const client = async (person: Parameters<typeof buildSession>[1]) => api.as(await buildSession(database.db, person));

/** Builds a crew of three, and the clients of its people in the order of their standing. */
async function crewOfThree() {
  const [leader, second, third] = [
    await buildLabour(database.db, { first_name: 'Ramlal', last_name: 'Yadav' }),
    await buildLabour(database.db, { first_name: 'Sunita', last_name: 'Devi' }),
    await buildLabour(database.db, { first_name: 'Imran', last_name: 'Khan' }),
  ];
  const { uid } = await buildCrew(database.db, { leader, members: [second, third] });
  const params = { params: { crew_uid: uid } };
  return {
    params,
    leader,
    second,
    third,
    asLeader: await client(leader),
    asSecond: await client(second),
    asThird: await client(third),
  };
}

const notificationsOf = (...people: { id: number }[]) => crewNotificationsOf(database, 'crew_', people);

describe('Forming a crew', () => {
  it('A worker forms a crew, leads it, and may form no second one', async () => {
    const labour = await buildLabour(database.db, { first_name: 'Ramlal', last_name: 'Yadav', skills: ['mason'] });
    const worker = await client(labour);
    expect(await worker.ok(listCrews, {})).toEqual({ crews: [], invites: [], may_form: true, pay_questions: [] });
    const crew = await worker.ok(formCrew, { body: { name: '  वाकड टोली ' } });
    expect(crew).toMatchObject({
      name: 'वाकड टोली',
      state: 'open',
      invites: 0,
      leader_until: null,
      allowed: ['invite', 'rename', 'remove', 'hand_over', 'leave'],
    });
    expect(crew.members).toEqual([
      {
        labour_id: labour.id,
        first_name: 'Ramlal',
        initial: 'Y',
        role: 'mason',
        is_leader: true,
        is_you: true,
        is_asked_to_lead: false,
      },
    ]);
    expect(await worker.problem(formCrew, { body: { name: 'Second' } })).toMatchObject({
      code: 'crews_limit',
      limit: 3,
    });
    expect(await worker.ok(listCrews, {})).toMatchObject({ crews: [crew], may_form: false });
  });

  it.each(['Call 9876543210', 'Pay 500 advance for the job'])('The name “%s” is refused', async (name) => {
    const worker = await client(await buildLabour(database.db));
    expect(await worker.problem(formCrew, { body: { name } })).toMatchObject({
      code: 'validation_failed',
      errors: { name: [expect.any(String)] },
    });
  });

  it('A member of three crews can neither form nor join a further one', async () => {
    const labour = await buildLabour(database.db);
    for (let count = 0; count < 3; count += 1) await buildCrew(database.db, { members: [labour] });
    const worker = await client(labour);
    expect(await worker.problem(formCrew, { body: { name: 'Fourth' } })).toMatchObject({ code: 'crews_limit' });
    const { uid, leader } = await buildCrew(database.db);
    const params = { params: { crew_uid: uid } };
    await (await client(leader)).ok(inviteToCrew, { ...params, body: { phone_number: labour.phone ?? '' } });
    expect(await worker.problem(joinCrew, params)).toMatchObject({ code: 'crews_limit' });
  });
});

describe('Inviting and joining', () => {
  it('The invited worker is notified, joins with the own account, and the leader is notified', async () => {
    const { uid, leader } = await buildCrew(database.db);
    const labour = await buildLabour(database.db);
    const params = { params: { crew_uid: uid } };
    const [asLeader, worker] = [await client(leader), await client(labour)];
    expect(await worker.problem(joinCrew, params)).toMatchObject({ code: 'not_found' });
    const invited = await asLeader.ok(inviteToCrew, { ...params, body: { phone_number: labour.phone ?? '' } });
    expect(invited).toMatchObject({ invites: 1 });
    expect(await notificationsOf(labour)).toEqual([{ user_id: labour.id, kind: 'crew_invited' }]);
    const { invites } = await worker.ok(listCrews, {});
    expect(invites).toMatchObject([{ uid, name: 'Wakad masons', size: 1 }]);
    expect(await worker.ok(joinCrew, params)).toMatchObject({ uid, invites: null, allowed: ['leave'] });
    expect(await worker.ok(joinCrew, params)).toMatchObject({ uid });
    expect(await worker.ok(listCrews, {})).toMatchObject({ crews: [{ uid }], invites: [] });
    expect(await notificationsOf(leader)).toEqual([{ user_id: leader.id, kind: 'crew_joined' }]);
  });

  it('The response is the same for an unknown number, and its owner finds the invitation after registering', async () => {
    const [known, later] = [await buildLabour(database.db), nextPhone()];
    const { uid, leader } = await buildCrew(database.db);
    const params = { params: { crew_uid: uid } };
    const asLeader = await client(leader);
    const first = await asLeader.ok(inviteToCrew, { ...params, body: { phone_number: known.phone ?? '' } });
    const second = await asLeader.ok(inviteToCrew, { ...params, body: { phone_number: later } });
    expect(second).toEqual({ ...first, invites: 2 });
    const newcomer = await client(await buildLabour(database.db, { phone_number: later }));
    expect(await newcomer.ok(joinCrew, params)).toMatchObject({ uid });
  });

  it('A number that is invited twice within a day is notified once, and the number of a member counts like any other', async () => {
    const { params, asLeader, second } = await crewOfThree();
    const labour = await buildLabour(database.db);
    const body = { phone_number: labour.phone ?? '' };
    await asLeader.ok(inviteToCrew, { ...params, body });
    await asLeader.ok(inviteToCrew, { ...params, body });
    const again = await asLeader.ok(inviteToCrew, { ...params, body: { phone_number: second.phone ?? '' } });
    expect(again.invites).toBe(2);
    expect((await asLeader.ok(getCrew, params)).invites).toBe(2);
    expect(await notificationsOf(labour, second)).toEqual([{ user_id: labour.id, kind: 'crew_invited' }]);
  });

  it('A worker declines an invitation, and the leader is not notified', async () => {
    const { uid, leader } = await buildCrew(database.db);
    const labour = await buildLabour(database.db);
    const params = { params: { crew_uid: uid } };
    await (await client(leader)).ok(inviteToCrew, { ...params, body: { phone_number: labour.phone ?? '' } });
    const worker = await client(labour);
    expect(await worker.ok(leaveCrew, params)).toMatchObject({ invites: [] });
    expect(await worker.problem(joinCrew, params)).toMatchObject({ code: 'not_found' });
    expect(await notificationsOf(leader)).toEqual([]);
  });

  it('A declined invitation stays declined for a week, and the leader does not see the decline', async () => {
    const { uid, leader } = await buildCrew(database.db);
    const labour = await buildLabour(database.db);
    const params = { params: { crew_uid: uid } };
    const [asLeader, worker] = [await client(leader), await client(labour)];
    const invite = { ...params, body: { phone_number: labour.phone ?? '' } };
    await asLeader.ok(inviteToCrew, invite);
    await worker.ok(leaveCrew, params);
    expect((await asLeader.ok(getCrew, params)).invites).toBe(1);
    const pass = (days: number) =>
      run(
        database.db,
        sql`update crew_invites set created_at = now() - interval '2 days', answered_at = now() - ${days} * interval '1 day'
          where invited_by = ${leader.id}`,
      );
    await pass(2);
    expect(await asLeader.ok(inviteToCrew, invite)).toMatchObject({ invites: 1 });
    expect(await worker.problem(joinCrew, params)).toMatchObject({ code: 'not_found' });
    await pass(8);
    await asLeader.ok(inviteToCrew, invite);
    expect(await worker.ok(joinCrew, params)).toMatchObject({ uid });
  });

  it('A leader sends ten invitations a day, and an old invitation is neither valid nor stored', async () => {
    const { uid, leader } = await buildCrew(database.db);
    const labour = await buildLabour(database.db);
    const params = { params: { crew_uid: uid } };
    const asLeader = await client(leader);
    await asLeader.ok(inviteToCrew, { ...params, body: { phone_number: labour.phone ?? '' } });
    for (let count = 1; count < INVITES_PER_DAY; count += 1)
      await asLeader.ok(inviteToCrew, { ...params, body: { phone_number: nextPhone() } });
    const refused = await asLeader.problem(inviteToCrew, { ...params, body: { phone_number: nextPhone() } });
    expect(refused).toMatchObject({ code: 'rate_limited' });
    await run(
      database.db,
      sql`update crew_invites set created_at = now() - interval '8 days' where invited_by = ${leader.id}`,
    );
    expect(await (await client(labour)).problem(joinCrew, params)).toMatchObject({ code: 'not_found' });
    expect(await removeOldInvites(database.db)).toBe(INVITES_PER_DAY);
  });

  it('A crew has at most twelve members', async () => {
    const members = await Promise.all(Array.from({ length: CREW_SIZE - 1 }, () => buildLabour(database.db)));
    const { uid, leader } = await buildCrew(database.db, { members });
    const refused = await (await client(leader)).problem(inviteToCrew, {
      params: { crew_uid: uid },
      body: { phone_number: nextPhone() },
    });
    expect(refused).toMatchObject({ code: 'crew_full', limit: 12 });
  });

  it('Two workers who join at once do not become the twelfth and the thirteenth member', async () => {
    const members = await Promise.all(Array.from({ length: CREW_SIZE - 2 }, () => buildLabour(database.db)));
    const { uid, leader } = await buildCrew(database.db, { members });
    const params = { params: { crew_uid: uid } };
    const [asLeader, first, second] = [
      await client(leader),
      await buildLabour(database.db),
      await buildLabour(database.db),
    ];
    for (const { phone } of [first, second])
      await asLeader.ok(inviteToCrew, { ...params, body: { phone_number: phone ?? '' } });
    const clients = [await client(first), await client(second)];
    const joining = await inTransaction(database.db, async (tx) => {
      await run(tx, sql`select 1 from crews where uid = ${uid} for update`);
      const answers = clients.map((worker) =>
        worker.ok(joinCrew, params).then(
          () => 'joined',
          () => 'refused',
        ),
      );
      await waitFor('both to wait for the crew', async () => (await countWaiting(database.db)) === 2);
      return { answers };
    });
    expect((await Promise.all(joining.answers)).sort()).toEqual(['joined', 'refused']);
    expect((await asLeader.ok(getCrew, params)).members).toHaveLength(CREW_SIZE);
  });
});

describe('The power of the leader', () => {
  it('The leader reads of a member only the first name, the initial and the trade', async () => {
    const { params, asLeader, second } = await crewOfThree();
    const { members } = await asLeader.ok(getCrew, params);
    expect(members.find(({ labour_id }) => labour_id === second.id)).toEqual({
      labour_id: second.id,
      first_name: 'Sunita',
      initial: 'D',
      role: 'mason',
      is_leader: false,
      is_you: false,
      is_asked_to_lead: false,
    });
  });

  it('A member may neither rename, invite, remove nor hand over', async () => {
    const { params, asSecond, third } = await crewOfThree();
    const refusals = [
      await asSecond.problem(renameCrew, { ...params, body: { name: 'Mine' } }),
      await asSecond.problem(inviteToCrew, { ...params, body: { phone_number: nextPhone() } }),
      await asSecond.problem(removeFromCrew, { ...params, body: { labour_id: third.id } }),
      await asSecond.problem(leadCrew, { ...params, body: { labour_id: third.id } }),
      await asSecond.problem(leadCrew, { ...params, body: {} }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'forbidden'));
  });

  it('A stranger gets `not_found`, and an employer `forbidden`', async () => {
    const { params } = await crewOfThree();
    const stranger = await client(await buildLabour(database.db));
    expect(await stranger.problem(getCrew, params)).toMatchObject({ code: 'not_found' });
    expect(await stranger.problem(leaveCrew, params)).toMatchObject({ code: 'not_found' });
    const employer = await client(await buildEmployer(database.db));
    expect(await employer.problem(getCrew, params)).toMatchObject({ code: 'forbidden' });
  });

  it('The leader renames the crew and removes a member, who is no longer in it and alone is notified', async () => {
    const { params, asLeader, asThird, leader, second, third } = await crewOfThree();
    expect(await asLeader.ok(renameCrew, { ...params, body: { name: 'New name' } })).toMatchObject({
      name: 'New name',
    });
    const { crews } = await asLeader.ok(removeFromCrew, { ...params, body: { labour_id: third.id } });
    expect(crews[0]?.members.map(({ first_name }) => first_name)).toEqual(['Ramlal', 'Sunita']);
    expect(await asThird.problem(getCrew, params)).toMatchObject({ code: 'not_found' });
    expect(await notificationsOf(leader, second, third)).toEqual([{ user_id: third.id, kind: 'crew_removed' }]);
  });

  it('A held crew cannot grow, and can be left', async () => {
    const { params, asLeader, asSecond } = await crewOfThree();
    await run(database.db, sql`update crews set state = 'held' where uid = ${params.params.crew_uid}`);
    const refused = await asLeader.problem(inviteToCrew, { ...params, body: { phone_number: nextPhone() } });
    expect(refused).toMatchObject({ code: 'crew_held' });
    expect(await asSecond.ok(leaveCrew, params)).toMatchObject({ crews: [] });
  });
});

describe('A held crew', () => {
  it.each([0, 1])('Its leader does not escape the hold by leaving it with %i further members', async (others) => {
    const [leader, member] = [await buildLabour(database.db), await buildLabour(database.db)];
    const members = [member, ...(others ? [await buildLabour(database.db)] : [])];
    const { uid } = await buildCrew(database.db, { leader, members });
    await run(database.db, sql`update crews set state = 'held' where uid = ${uid}`);
    const [asLeader, asMember] = [await client(leader), await client(member)];
    expect(await asLeader.ok(leaveCrew, { params: { crew_uid: uid } })).toMatchObject({ crews: [], may_form: false });
    expect(await asLeader.problem(formCrew, { body: { name: 'New crew' } })).toMatchObject({ code: 'crews_limit' });
    expect(await notificationsOf(member)).toEqual([]);
    await run(
      database.db,
      sql`update crews set leaderless_at = leaderless_at - interval '8 days',
        leader_id = null where uid = ${uid}`,
    );
    await findLeaders({ db: database.db }, () => {});
    expect(await asMember.ok(getCrew, { params: { crew_uid: uid } })).toMatchObject({
      state: 'held',
      leader_until: null,
    });
    await asMember.ok(leaveCrew, { params: { crew_uid: uid } });
    expect(await asMember.ok(listCrews, {})).toMatchObject({ crews: [], may_form: true });
  });
});

describe('Leaving a crew', () => {
  it('A member leaves at once, and only the leader is notified, without a reason', async () => {
    const { params, asSecond, leader, third } = await crewOfThree();
    expect(await asSecond.ok(leaveCrew, params)).toEqual({ crews: [], invites: [], may_form: true, pay_questions: [] });
    expect(await notificationsOf(leader, third)).toEqual([{ user_id: leader.id, kind: 'crew_left' }]);
  });

  it('A crew ends with one member left', async () => {
    const [leader, member] = [await buildLabour(database.db), await buildLabour(database.db)];
    const { uid } = await buildCrew(database.db, { leader, members: [member] });
    await (await client(member)).ok(leaveCrew, { params: { crew_uid: uid } });
    expect(await (await client(leader)).ok(listCrews, {})).toMatchObject({ crews: [], may_form: true });
    expect(await notificationsOf(leader)).toEqual([{ user_id: leader.id, kind: 'crew_ended' }]);
  });
});

describe('The leadership', () => {
  it('A member who is asked to lead becomes the leader by accepting', async () => {
    const { params, asLeader, asSecond, leader, second, third } = await crewOfThree();
    const asked = await asLeader.ok(leadCrew, { ...params, body: { labour_id: second.id } });
    expect(asked.members.find(({ is_asked_to_lead }) => is_asked_to_lead)).toMatchObject({ labour_id: second.id });
    expect(asked.members[0]).toMatchObject({ labour_id: leader.id, is_leader: true });
    expect(await notificationsOf(leader, second, third)).toEqual([{ user_id: second.id, kind: 'crew_leader_asked' }]);
    expect((await asSecond.ok(leadCrew, { ...params, body: {} })).members[0]).toMatchObject({ labour_id: second.id });
    expect(await notificationsOf(leader, second, third)).toEqual([
      { user_id: second.id, kind: 'crew_leader_asked' },
      { user_id: leader.id, kind: 'crew_leader_changed' },
      { user_id: third.id, kind: 'crew_leader_changed' },
    ]);
  });

  it('A member who leads another crew cannot accept', async () => {
    const { params, asLeader, asSecond, second } = await crewOfThree();
    await buildCrew(database.db, { leader: second });
    await asLeader.ok(leadCrew, { ...params, body: { labour_id: second.id } });
    expect(await asSecond.problem(leadCrew, { ...params, body: {} })).toMatchObject({ code: 'crews_limit' });
  });

  it('After the leader has left, the member with the longest membership leads at once by agreeing', async () => {
    const { params, asLeader, asSecond, second, third } = await crewOfThree();
    await asLeader.ok(leaveCrew, params);
    expect(await asSecond.ok(getCrew, params)).toMatchObject({ allowed: ['lead', 'leave'] });
    expect((await notificationsOf(second, third)).map(({ kind }) => kind)).toEqual([
      'crew_leader_asked',
      'crew_leader_asked',
    ]);
    expect((await asSecond.ok(leadCrew, { ...params, body: {} })).members[0]).toMatchObject({ is_leader: true });
  });

  it('The erasure of a former leader clears the name that the former leader gave the crew', async () => {
    const { params, asLeader, asSecond, leader } = await crewOfThree();
    await asLeader.ok(leaveCrew, params);
    const erased = { ...leader, phone: null, known_as: null, invite_digest: null };
    for (const statement of erasers.crews(erased)) await run(database.db, statement);
    expect(await asSecond.ok(getCrew, params)).toMatchObject({ name: '' });
  });

  it('After a week, a member of shorter standing who agreed leads, and a crew without one ends', async () => {
    const { params, asLeader, asThird, second, third } = await crewOfThree();
    const other = await crewOfThree();
    await asLeader.ok(leaveCrew, params);
    await other.asLeader.ok(leaveCrew, other.params);
    expect(await asThird.ok(leadCrew, { ...params, body: {} })).toMatchObject({ allowed: ['lead', 'leave'] });
    await run(
      database.db,
      sql`update crews set leaderless_at = now() - interval '8 days' where leaderless_at is not null`,
    );
    await findLeaders({ db: database.db }, () => {});
    const notified = (await notificationsOf(second, third)).filter(({ kind }) => kind === 'crew_leader_changed');
    expect(notified.map(({ user_id }) => user_id)).toEqual([second.id]);
    expect((await asThird.ok(getCrew, params)).members[0]).toMatchObject({ first_name: 'Imran', is_leader: true });
    expect(await other.asThird.problem(getCrew, other.params)).toMatchObject({ code: 'not_found' });
  });
});
