// npm run test:chaos: gets what the rows need, builds what is stale, then brings the faults about.
import { prepare } from '../../bin/prepare.mjs';
import { installSystemPackages } from '../../bin/testing/system-packages.mjs';
import { runBundled } from '../run-bundled.mjs';

const only = process.argv.find((word, place) => process.argv[place - 1] === '--only' || word.startsWith('--only='));
await prepare('development');
// R1 needs nothing beside npm.
if (only?.replace('--only=', '').toUpperCase() !== 'R1') await installSystemPackages('proving');
await runBundled('testing/chaos/chaos.ts');
