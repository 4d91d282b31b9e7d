// The only zod import of the project: zod/mini, which never compiles schemas with `new Function` (forbidden by the
// content security policy). All layers may import this file, including `platform`.
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
