// The files of the API and the worker process that list all slices, with the entries of a new slice (see register.ts).
import { addImport, addTo } from '../edits.ts';
import type { Register } from './register.ts';

export const programRegisters: readonly Register[] = [
  {
    file: 'api/app.ts',
    edits: [
      addImport("import { sampleThingRoutes } from './routes/sample-things.ts';"),
      addTo('apiRoutes', 'sampleThingRoutes', { after: 'ratingRoutes' }),
    ],
  },
  {
    file: 'api/openapi/tags.ts',
    edits: [
      addTo(
        'tags',
        "sampleThings: { name: 'Sample things', description: 'Sample things of applications, for both sides.' }",
        { after: 'ratings' },
      ),
    ],
  },
  {
    file: 'api/openapi/shapes.ts',
    edits: [
      addImport("import * as sampleThings from '#contracts/sample-things.ts';"),
      addTo('modules', 'sampleThings', { after: 'ratings' }),
    ],
  },
  {
    file: 'api/http/replica-reads.ts',
    edits: [
      addImport("import { sampleThingEndpoints } from '#contracts/sample-things.ts';"),
      addTo('replicaRoutes', 'sampleThingEndpoints.listSampleThings', { after: 'ratingEndpoints.getScore' }),
    ],
  },
  {
    file: 'worker/handlers.ts',
    edits: [
      addImport("import { notifyLabourOfSampleThing } from './notify/notify-labour-of-sample-thing.ts';"),
      addTo('handlers', 'notify_labour_of_sample_thing: notifyLabourOfSampleThing', {
        after: 'notify_labour_of_verification',
      }),
    ],
  },
  {
    file: 'worker/notify/recipients.test.ts',
    edits: [
      addTo('table', "'sample_thing.added': [['labour', 'sample_thing_added']]", { after: 'rating.kept' }),
      addTo('table', "'sample_thing.confirmed': 'The worker did it; the employer finds it in the list.'", {
        after: 'sample_thing.added',
      }),
    ],
  },
];
