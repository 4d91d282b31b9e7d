// The only zod import of the project: zod/mini, configured not to compile schemas with `new Function`, which the
// content security policy forbids. All layers may import this file, including `platform`.
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
