// npm start, after the build: runs and supervises the whole product until it is stopped.
import { say } from './supervisor/say.ts';
import { startProduct } from './supervisor/supervisor.ts';
import { welcome } from './supervisor/welcome.ts';

const product = await startProduct();
say('Ready.');
console.log(welcome(product.address, product.demo?.key ?? null));
