// Request log: caller, status and problem code, but no content of the request.
import { expect, it } from 'vitest';
import { peopleEndpoints } from '#contracts/people.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildLabour, buildSession } from '#testing/factories.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const lines: Record<string, unknown>[] = [];
const log = { ...silentLog, info: (message: string, fields = {}) => void lines.push({ message, ...fields }) };
const api = useApi(database, { log });

const lineOf = async (path: string) => {
  await waitFor('the log line', () => lines.some((line) => line.path === path));
  return lines.find((line) => line.path === path);
};

it("A log line has the caller's id, the status and the problem code of a rejected request", async () => {
  const worker = await buildLabour(database.db);
  const { getEmployerProfile } = peopleEndpoints;
  await api.as(await buildSession(database.db, worker)).problem(getEmployerProfile, {});
  expect(await lineOf(getEmployerProfile.path)).toMatchObject({
    message: 'request',
    method: 'GET',
    status: 403,
    code: 'forbidden',
    user_id: worker.id,
  });

  const { token, admin } = await buildAdmin(database.db, 'viewer');
  await api.as(token).problem(peopleEndpoints.getLabourProfile, {});
  expect(await lineOf(peopleEndpoints.getLabourProfile.path)).toMatchObject({ status: 401, admin_id: admin.id });
});

it('The log line of a wrong code has the problem code, but neither phone nor code', async () => {
  const body = { phone_number: '9876543210', otp: '123456' };
  await api.as().problem(signinEndpoints.verifyOtp, { body });
  const line = await lineOf(signinEndpoints.verifyOtp.path);
  expect(line).toMatchObject({ status: 400, code: 'otp_invalid' });
  expect(JSON.stringify(line)).not.toMatch(/9876543210|123456/);
});
