// npm start, once everything is built: the whole product, supervised, until somebody stops it.
import { say } from './supervisor/say.ts';
import { startProduct } from './supervisor/supervisor.ts';
import { welcome } from './supervisor/welcome.ts';

const product = await startProduct();
say('Ready.');
console.log(welcome(product.address, product.demo?.key ?? null));
