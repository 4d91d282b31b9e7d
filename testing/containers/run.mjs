// npm run test:image: runs the steps of `docker build` in a folder.
import { runBundled } from '../run-bundled.mjs';

await runBundled('testing/containers/build.ts');
