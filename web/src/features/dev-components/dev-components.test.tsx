// @vitest-environment happy-dom
// Tests the development page with all components: it shows both themes and is not part of the production build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { DevComponents } from './dev-components.tsx';

beforeAll(startWords);
afterEach(cleanup);

it('The component page shows every component in light and dark', async () => {
  serveWeb({});
  renderWeb(<DevComponents />);
  for (const theme of ['light', 'dark']) {
    const heading = await screen.findByRole('heading', { level: 2, name: theme });
    const side = heading.parentElement;
    if (!side) throw new Error('A heading of nothing');
    expect(side.dataset.theme).toBe(theme);
    expect(within(side).getAllByRole('heading', { level: 3 })).toHaveLength(13);
    expect(within(side).getAllByText('busy')).toHaveLength(4);
  }
});

const built = path.resolve(import.meta.dirname, '../../../dist/assets');

it.skipIf(!existsSync(built))('The production build does not contain the component page', () => {
  const files = readdirSync(built).filter((file) => /\.(js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const traces = files.filter((file) =>
    /dev-components|dev-sides/.test(file + readFileSync(path.join(built, file), 'utf8')),
  );
  expect(traces).toEqual([]);
});
