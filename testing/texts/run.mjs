// Prints what is wrong with the texts: node testing/texts/run.mjs [languages]
import { runBundled } from '../run-bundled.mjs';

await runBundled('testing/texts/report.ts');
