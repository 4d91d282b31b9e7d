// The API as a program of its own: what only its wiring can get wrong.
import { expect, it } from 'vitest';
import { useProduct } from '../e2e/product.ts';

const product = useProduct();

it('answers a socket that polls once, and lives on', async () => {
  for (let time = 1; time <= 3; time += 1) {
    const polled = await fetch(`${product.address}/socket.io/?EIO=4&transport=polling`);
    expect(polled.status).toBe(200);
    expect(await polled.text()).toMatch(/^0\{"sid"/);
  }
  expect((await fetch(`${product.address}/live`)).status).toBe(200);
});
