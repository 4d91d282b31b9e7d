// Prints the accuracy of the post check: node proving/post-check/run.mjs [--faults]
import { runBundled } from '../../testing/run-bundled.mjs';

await runBundled('proving/post-check/check.ts');
