// Prints the faults of the translations: node testing/texts/run.mjs [languages]
import { runBundled } from '../run-bundled.mjs';

await runBundled('testing/texts/report.ts');
