// The files of the documentation that list all slices, with the entries of a new slice (see register.ts). `npm run
// docs` updates the generated documents.
import { addBehind, addTo } from '../edits.ts';
import type { Register } from './register.ts';

export const documentRegisters: readonly Register[] = [
  {
    file: 'docs/slices.json',
    edits: [addTo('', '"sample-things": "[[slice]]"', { after: 'ratings' })],
  },
  {
    file: 'GLOSSARY.md',
    edits: [
      addBehind(
        '| `marketplace/ratings/actions/contest.ts` |\n',
        '| sample thing | [[glossary]] | `marketplace/sample-things/rules.ts` |\n',
      ),
    ],
  },
];
