// The one zod of the project: zod/mini, never compiling schemas with `new Function` (the content security policy forbids it).
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
