// Prints the accuracy of the content check of posts: node testing/lint/run.mjs [--faults]
import { runBundled } from '../run-bundled.mjs';

await runBundled('testing/lint/check.ts');
