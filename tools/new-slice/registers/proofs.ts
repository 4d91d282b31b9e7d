// The files of the test data and of the test suites that list all slices, with the entries of a new slice (see
// register.ts). The suites test permissions, erasure and the escaping of user-written text.
import { addAtEnd, addBehind, addTo, addToFunction, addToReturn } from '../edits.ts';
import type { Register } from './register.ts';

const factory = `interface SampleThingDetails {
  application?: Pick<BuiltApplication, 'id'>;
  note?: string | null;
}

/** Builds a sample thing of an application. It is open by default. */
export async function buildSampleThing(db: Queryable, details: SampleThingDetails = {}) {
  const application = details.application ?? (await buildApplication(db));
  return one(
    db,
    sql\`insert into sample_things (application_id, note) values (\${application.id}, \${details.note ?? null}) returning id\`,
    onlyId,
  );
}`;

/**
 * Returns a row of the permission matrix: the expected response for each kind of caller. Administrators get 401,
 * because their tokens are valid only in the admin API.
 */
const matrixRow = (call: string, cells: string) => `"${call}": [401, ${cells}, 401, 401, 401]`;
const LIST = 'GET /api/v1/sample-things/';
const CONFIRM = 'POST /api/v1/labour/sample-things/{sample_thing_id}/confirm/';
const ADD = 'POST /api/v1/employers/applications/{application_id}/sample-things/';

const permissions: readonly Register[] = [
  {
    file: 'testing/permissions/matrix.json',
    edits: [
      addTo(['', 'routes'], matrixRow(LIST, '"yes", "yes", "yes", "yes"'), {
        after: 'POST /api/v1/ratings/lint/',
      }),
      addTo(['', 'routes'], matrixRow(ADD, '403, 403, "yes", 404'), { after: LIST }),
      addTo(['', 'routes'], matrixRow(CONFIRM, '"yes", 404, 403, 403'), { after: ADD }),
    ],
  },
  {
    file: 'testing/permissions/permission-requests.ts',
    edits: [
      addTo('bodies', `'${ADD}': () => ({ note: 'Ask at the gate' })`, {
        after: 'POST /api/v1/ratings/{rating_id}/contest/',
      }),
    ],
  },
  {
    file: 'testing/permissions/permission-world.ts',
    edits: [
      addBehind('  buildLabour,\n', '  buildSampleThing,\n'),
      addToReturn('buildThings', 'sample_thing_id: (await buildSampleThing(db, { application })).id'),
    ],
  },
];

const erasure: readonly Register[] = [
  {
    file: 'testing/canary-people.ts',
    edits: [
      addTo('employerWords', "sample_thing: 'PLANTED words of a sample thing'", { after: 'record' }),
      addToFunction(
        'keepOfLabour',
        `await run(
          db,
          sql\`insert into sample_things (application_id, note) values (\${applicationId}, \${employerWords.sample_thing})\`,
        );`,
      ),
    ],
  },
];

const words: readonly Register[] = [
  {
    file: 'proving/xss/fields.ts',
    edits: [
      addTo('wordColumns', "sample_things: ['note']", 'sorted'),
      addTo(['wordlessColumns', 'a value of a list in the contracts'], "'sample_things.status'", {
        after: 'ratings.review_status',
      }),
    ],
  },
  {
    file: 'proving/xss/fill.ts',
    edits: [
      addToFunction(
        'fillJobs',
        `await run(db, sql\`insert into sample_things (application_id, note) select id, 'z' from (\${of}) a\`);`,
      ),
    ],
  },
  {
    file: 'proving/xss/writings.ts',
    edits: [
      addTo(
        'ofApplications',
        `{
          as: 'employer_owner',
          method: 'POST',
          path: ({ application_id }) => \`/api/v1/employers/applications/\${application_id}/sample-things/\`,
          fields: plain('note'),
        }`,
        'last',
      ),
    ],
  },
  {
    file: 'proving/xss/more-screens.ts',
    edits: [addTo('addresses', "['worker', '/sample-things', ['page']]", 'last')],
  },
];

export const proofRegisters: readonly Register[] = [
  { file: 'testing/factories.ts', edits: [addAtEnd(factory)] },
  { file: 'testing/architecture.test.ts', edits: [addTo('slices', "'sample-things'", { after: 'ratings' })] },
  ...permissions,
  ...erasure,
  ...words,
];
