// npm run new-slice -- NAME: writes the files of a new slice, and adds the slice to the files that list all slices.
import { runBundled } from '../../testing/run-bundled.mjs';

await runBundled('tools/new-slice/new-slice.ts');
