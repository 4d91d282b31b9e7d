// `npm run pictures`: bundles `e2e/take-pictures.ts` and runs it.
import { runBundled } from '../testing/run-bundled.mjs';

await runBundled('e2e/take-pictures.ts');
