// npm run test:image: what Docker would do at `docker build`, in a folder.
import { runBundled } from '../run-bundled.mjs';

await runBundled('testing/containers/build.ts');
