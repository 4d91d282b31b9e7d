// Runs the API tests of the previous release on the tables of this one: node testing/upgrade/run.mjs
import { runBundled } from '../run-bundled.mjs';

await runBundled('testing/upgrade/check.ts');
