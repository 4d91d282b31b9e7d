// npm run test:rolling: builds stale outputs, then restarts a cluster under load.
import { prepare } from '../../bin/prepare.mjs';
import { runBundled } from '../run-bundled.mjs';

await prepare('development');
await runBundled('testing/rolling/rolling.ts');
