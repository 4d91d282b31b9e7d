// Writes the tables of the documents that are generated from code.
import { runBundled } from '../run-bundled.mjs';

await runBundled('testing/generated-docs/write.ts');
