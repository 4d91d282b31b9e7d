// npm run cluster: builds stale outputs, then runs a cluster until Ctrl-C.
import { prepare } from '../../bin/prepare.mjs';
import { runBundled } from '../run-bundled.mjs';

await prepare('development');
await runBundled('testing/cluster/start.ts');
