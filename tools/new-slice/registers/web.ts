// Lists the files of the web app and of its browser tests that name every slice, and the entries that a new slice needs
// in them (see register.ts).
import { addBehind, addImport, addTo } from '../edits.ts';
import type { Register } from './register.ts';

const emptyScreen = (who: string, name: string) =>
  `{ name: '${name}', path: '/sample-things', who: '${who}', ready: heading('sample-things:title') }`;

export const webRegisters: readonly Register[] = [
  {
    file: 'web/src/kit/navigation/paths.ts',
    edits: [
      addTo(
        'paths',
        `/** The sample things of the user's applications. */
        sampleThings: '/sample-things'`,
        { after: 'ratings' },
      ),
    ],
  },
  {
    file: 'web/src/app/other-pages.tsx',
    edits: [
      addBehind(
        "const RatingsPage = lazyPage(() => import('../pages/ratings-page.tsx').then((page) => page.RatingsPage));\n",
        `const SampleThingsPage = lazyPage(() => import('../pages/sample-things-page.tsx').then((page) => page.SampleThingsPage));\n`,
      ),
      addBehind(
        '<Route path="ratings" element={<RatingsPage />} />\n',
        '<Route path="sample-things" element={<SampleThingsPage />} />\n',
      ),
    ],
  },
  {
    file: 'web/src/http/query-groups.ts',
    edits: [addTo('applicationKeys', "keyOfContract('sampleThings')", { after: "keyOfContract('attendance')" })],
  },
  {
    file: 'testing/render-web.tsx',
    edits: [
      addImport("import sampleThings from '#locales/en/sample-things.json';"),
      addBehind('        reports,\n', "        'sample-things': sampleThings,\n"),
    ],
  },
  {
    file: 'e2e/screens-of-workers.ts',
    edits: [
      addTo('screensOfWorkers', emptyScreen('worker', 'sample things of a worker'), 'last'),
      addTo('screensOfWorkers', emptyScreen('newcomer', 'no sample things'), 'last'),
    ],
  },
  {
    file: 'e2e/screens-of-employers.ts',
    edits: [addTo('screensOfEmployers', emptyScreen('employer', 'sample things of an employer'), 'last')],
  },
  {
    file: 'e2e/every-state.story.test.ts',
    edits: [addTo('ofAccount', "at('/sample-things')", { after: "at('/notifications')" })],
  },
];
