// Limits of administrators' logins and of complaints per subscriber line (IPv6 /56) and network (/48, IPv4 /24).
// Sign-in codes are limited per line and network too.
import { describe, expect, it } from 'vitest';
import { adminsEndpoints } from '#contracts/admins.ts';
import { grievanceEndpoints } from '#contracts/grievances.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { behindProxy } from '#testing/attacker.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, nextPhone } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database, { settings: behindProxy });
const { create, login } = adminsEndpoints;

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('POST /admin/login from many addresses of one network', () => {
  const GOOD = 'teal umbrella 47 over Nashik';
  let serial = 0;
  async function admin() {
    serial += 1;
    const username = `person.${serial}`;
    const body = { username, email: `${username}@kaamsetu.example`, full_name: 'Farida Begum', password: GOOD };
    await api.as((await buildAdmin(database.db)).token).ok(create, { body });
    return { username, password: GOOD };
  }
  /** Inserts 60 failed logins with 60 names, spread over six addresses, so that each address has ten. */
  const fail = (addresses: string) =>
    run(
      database.db,
      sql`insert into admin_login_failures (name_hash, address)
        select sha256(('name ' || n)::bytea), replace(${addresses}, '*', (n % 6)::text) from generate_series(1, 60) n`,
    );
  const statusFrom = async (address: string, body: { username: string; password: string }) =>
    (await api.as().send(login, { body, ...from(address) })).status;

  it('An IPv6 /56 gets 429 after 60 failures, and a /48 after 300', async () => {
    const wrong = { username: 'stranger', password: 'wrong once' };
    await run(database.db, sql`delete from admin_login_failures`);
    await fail('2001:db8:1:ab0*::/64');
    expect(await statusFrom('2001:db8:1:abff::1', wrong)).toBe(429);
    expect(await statusFrom('2001:db8:1:ac00::1', wrong)).toBe(401);
    for (const site of ['c', 'd', 'e', 'f']) await fail(`2001:db8:1:${site}b0*::/64`);
    expect(await statusFrom('2001:db8:1:1::1', wrong)).toBe(429);
    expect(await statusFrom('2001:db8:2:1::1', wrong)).toBe(401);
  });

  it('An IPv4 /24 gets 429 after 300 failures', async () => {
    const wrong = { username: 'stranger.4', password: 'wrong once' };
    await run(database.db, sql`delete from admin_login_failures`);
    for (const tens of [1, 2, 3, 4]) await fail(`203.0.113.${tens}*`);
    expect(await statusFrom('203.0.113.99', wrong)).toBe(401);
    await fail('203.0.113.5*');
    expect(await statusFrom('203.0.113.98', wrong)).toBe(429);
    expect(await statusFrom('203.0.114.98', wrong)).toBe(401);
  });

  it('An administrator can log in at an address of an earlier login', async () => {
    const known = await admin();
    await run(database.db, sql`delete from admin_login_failures`);
    expect(await statusFrom('2001:db8:9:abff::1', known)).toBe(200);
    await fail('2001:db8:9:ab0*::/64');
    expect(await statusFrom('2001:db8:9:abff::1', known)).toBe(200);
  });
});

describe('POST /grievances/ from many addresses of one network', () => {
  const statusFrom = async (address: string) => {
    const body = { kind: 'fraud' as const, words: 'He wanted 500 rupees first.', contact: nextPhone().slice(3) };
    return (await api.as().send(grievanceEndpoints.sendGrievance, { body, ...from(address) })).status;
  };

  it('An IPv6 /56 gets 429 after twice the limit of an address, and an IPv4 /24 after ten times', async () => {
    await setSetting(database.db, 'grievances_per_address_day', 1);
    const statuses: number[] = [];
    for (const n of [1, 2, 3]) statuses.push(await statusFrom(`2001:db8:5:ab0${n}::1`));
    statuses.push(await statusFrom('2001:db8:5:ac01::1'));
    expect(statuses).toEqual([201, 201, 429, 201]);
    const wide: number[] = [];
    for (let n = 1; n <= 11; n += 1) wide.push(await statusFrom(`203.0.113.${n}`));
    expect(wide).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect(await statusFrom('203.0.114.1')).toBe(201);
  });
});
