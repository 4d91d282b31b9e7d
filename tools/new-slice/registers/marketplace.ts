// The files of the contracts and of the domain code in marketplace/ that list all slices, with the entries of a new
// slice (see register.ts).
import { addAtEnd, addImport, addTo } from '../edits.ts';
import type { Register } from './register.ts';

const privacy: readonly Register[] = [
  {
    file: 'marketplace/privacy/tables.ts',
    edits: [
      addTo(
        'personalTables',
        `// [[notice]]
        sample_things: { columns: [], copied: copy.sampleThings, erased: erase.sampleThings }`,
        { after: 'ratings' },
      ),
    ],
  },
  {
    file: 'marketplace/privacy/queries/copy.ts',
    edits: [
      addAtEnd(`// [[export]]
/** Sample things of the user's applications. The note is only in the export of the employer, who wrote it. */
export const sampleThings: CopyPart = {
  cursor: sql\`s.id\`,
  fields: sql\`\${columns('s', 'application_id')}, 'notes', case when not \${isLabour} then s.note end,
    \${columns('s', 'status created_at confirmed_at')}\`,
  from: sql\`sample_things s join applications t on t.id = s.application_id cross join users me\`,
  whose: aroundMe,
};`),
    ],
  },
  {
    file: 'marketplace/privacy/queries/erase.ts',
    edits: [
      addAtEnd(`// [[erasure]]
/** The sample things remain for the application's other user; their notes are deleted. */
export const sampleThings: Eraser = ({ id }) => [
  sql\`update sample_things s set note = null from applications a
    where a.id = s.application_id and (a.labour_id = \${id} or a.employer_id = \${id}) and s.note is not null\`,
];`),
    ],
  },
];

export const marketplaceRegisters: readonly Register[] = [
  {
    file: 'contracts/endpoints.ts',
    edits: [
      addImport("import { sampleThingEndpoints } from './sample-things.ts';"),
      addTo('endpoints', 'sampleThings: sampleThingEndpoints', { after: 'ratings' }),
    ],
  },
  {
    file: 'contracts/problems.ts',
    edits: [addTo('problemStatus', 'sample_thing_closed: 409', { after: 'already_contested' })],
  },
  { file: 'contracts/web-routes.ts', edits: [addTo('webRoutes', "'/sample-things'", 'sorted')] },
  {
    file: 'marketplace/events.ts',
    edits: [
      addTo(
        'events',
        `/** An employer added a sample thing to an application. */
        'sample_thing.added': z.object({ application_id: id, sample_thing_id: id })`,
        { after: 'rating.kept' },
      ),
      addTo(
        'events',
        `/** The worker confirmed the sample thing. */
        'sample_thing.confirmed': z.object({ application_id: id, sample_thing_id: id })`,
        { after: 'sample_thing.added' },
      ),
    ],
  },
  {
    file: 'marketplace/subscriptions.ts',
    edits: [
      addTo('subscriptions', "'sample_thing.added': { urgent: 'notify_labour_of_sample_thing', rest: [] }", {
        after: 'rating.kept',
      }),
      addTo(
        'subscriptions',
        `// [[recipients]]
        'sample_thing.confirmed': { urgent: null, rest: [] }`,
        { after: 'sample_thing.added' },
      ),
    ],
  },
  {
    file: 'marketplace/notifications/kinds.ts',
    edits: [
      addTo(
        'notificationKinds',
        `// [[notification]]
        sample_thing_added: 'application_status'`,
        { after: 'attendance_decided' },
      ),
    ],
  },
  ...privacy,
];
