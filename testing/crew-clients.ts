// Builds a crew of three whose members are signed in, for tests of the API.
import type { useApi } from './api.ts';
import type { TestDatabase } from './database.ts';
import { buildCrew, buildLabour, buildSession } from './factories.ts';

export type TestApi = ReturnType<typeof useApi>;
type Person = Parameters<typeof buildSession>[1];

/** Returns the client of a user who has just signed in. */
export const signedIn = async ({ db }: TestDatabase, api: TestApi, person: Person) =>
  api.as(await buildSession(db, person));

/** Returns a crew with its leader and two members, and the client of each. */
export async function crewWithClients(database: TestDatabase, api: TestApi) {
  const { db } = database;
  const [leader, second, third] = [await buildLabour(db), await buildLabour(db), await buildLabour(db)];
  const crew = await buildCrew(db, { leader, members: [second, third] });
  return {
    leader,
    second,
    third,
    crew,
    asLeader: await signedIn(database, api, leader),
    asSecond: await signedIn(database, api, second),
    asThird: await signedIn(database, api, third),
  };
}
