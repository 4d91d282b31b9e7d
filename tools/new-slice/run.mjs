// npm run new-slice -- NAME: writes the files and the register entries of a new slice.
import { runBundled } from '../../testing/run-bundled.mjs';

await runBundled('tools/new-slice/new-slice.ts');
