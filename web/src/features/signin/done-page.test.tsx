// @vitest-environment happy-dom
// Tests the main button on the last page of registration: its text and the page that it opens.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { DonePage } from './done-page.tsx';

beforeAll(startWords);
afterEach(cleanup);

describe('Last page of registration', () => {
  it.each([
    ['labour', '/jobs/42', 'Open the job and apply'],
    ['labour', null, 'Find work'],
    ['labour', '/jobs?q=mason', 'Continue where you were'],
    ['employer', null, 'Post a job'],
  ] as const)('The last page for a %s with `next` %s has the button “%s”', (user_type, next, words) => {
    renderWeb(<DonePage user_type={user_type} name="Ravi" next={next} />);
    const link = screen.getByRole('link', { name: words });
    if (next) expect(link.getAttribute('href')).toBe(next);
  });
});
