// npm run test:chaos: installs what the scenarios need, builds stale outputs, then runs the scenarios.
import { prepare } from '../../bin/prepare.mjs';
import { installSystemPackages } from '../../bin/testing/system-packages.mjs';
import { runBundled } from '../run-bundled.mjs';

const only = process.argv.find((word, place) => process.argv[place - 1] === '--only' || word.startsWith('--only='));
await prepare('development');
// R1 needs only npm packages.
if (only?.replace('--only=', '').toUpperCase() !== 'R1') await installSystemPackages('proving');
await runBundled('testing/chaos/chaos.ts');
