// npm run cluster: builds what is stale, then runs the whole cluster until Ctrl-C.
import { prepare } from '../../bin/prepare.mjs';
import { runBundled } from '../run-bundled.mjs';

await prepare('development');
await runBundled('testing/cluster/start.ts');
