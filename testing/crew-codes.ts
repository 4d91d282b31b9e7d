// Reads the codes that members of a crew got by SMS, for tests.

import { z } from '#contracts/z.ts';
import { setSetting } from '#marketplace/settings/queries.ts';
import { one, sql } from '#platform/sql.ts';
import type { TestDatabase } from './database.ts';
import { runTasks } from './run-tasks.ts';

/** Allows SMS at any hour, so that the tests do not depend on the time of day. */
export async function allowSmsAtAllHours({ db }: TestDatabase): Promise<void> {
  await setSetting(db, 'calls_sms_work_from', 0);
  await setSetting(db, 'calls_sms_work_until', 24);
}

const codeIn = (text: string) => /\d{4}/.exec(text)?.[0];

/** Runs all waiting tasks. Returns a function that returns the code in the SMS to a worker; undefined without an SMS. */
export async function receiveCodes(database: TestDatabase) {
  const { texts } = await runTasks(database);
  return async ({ id }: { id: number }): Promise<string | undefined> => {
    const { phone } = await one(
      database.db,
      sql`select phone_number as phone from users where id = ${id}`,
      z.object({ phone: z.string() }),
    );
    const text = texts.filter(({ to }) => to === phone).at(-1)?.text;
    return text === undefined ? undefined : codeIn(text);
  };
}

/** Returns a code that differs from these. */
export function otherCode(...codes: readonly (string | undefined)[]): string {
  for (let n = 0; ; n += 1) {
    const code = String(n).padStart(4, '0');
    if (!codes.includes(code)) return code;
  }
}
