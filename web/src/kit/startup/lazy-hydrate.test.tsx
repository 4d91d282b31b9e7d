// @vitest-environment happy-dom
// Tests lazy hydration: React takes over a server-rendered part at the first interaction. The click and the DOM
// elements survive.
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The server-rendered HTML of the component. */
const drawn = (words: string) => `<p>Found</p><!--$--><button type="button">${words}</button><!--/$-->`;

async function takeOver() {
  const { LazyHydrate } = await import('./lazy-hydrate.tsx');
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = drawn('Save');
  const [pressed, began, mistaken] = [vi.fn(), vi.fn(), vi.fn()];
  function Save({ words }: { words: string }) {
    useEffect(began, []);
    return (
      <button type="button" onClick={pressed}>
        {words}
      </button>
    );
  }
  const around = (words: string) => (
    <>
      <p>Found</p>
      <LazyHydrate>
        <Save words={words} />
      </LazyHydrate>
    </>
  );
  const before = place.querySelector('button');
  const root = await act(async () => hydrateRoot(place, around('Save'), { onRecoverableError: mistaken }));
  return { place, before, root, around, pressed, began, mistaken };
}

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '';
});

describe('lazily hydrated part', () => {
  it('A server-rendered part stays unchanged without hydration until an interaction', async () => {
    const { place, began, mistaken } = await takeOver();
    expect(place.textContent).toBe('FoundSave');
    expect(began).not.toHaveBeenCalled();
    expect(mistaken).not.toHaveBeenCalled();
  });

  it('A part handles the click that triggers its hydration, in the same DOM element', async () => {
    const { place, before, pressed, mistaken } = await takeOver();
    await act(async () => before?.click());
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(place.querySelector('button')).toBe(before);
    expect(mistaken).not.toHaveBeenCalled();
  });

  it('A part hydrates after a touch anywhere on the page', async () => {
    const { place, before, began } = await takeOver();
    await act(async () => place.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    await expect.poll(() => began).toHaveBeenCalledTimes(1);
    expect(place.querySelector('button')).toBe(before);
  });

  it('A part hydrates without a touch when its props change, in the same DOM element', async () => {
    const { place, before, root, around, mistaken } = await takeOver();
    await act(async () => root.render(around('Saved')));
    await expect.poll(() => place.textContent).toBe('FoundSaved');
    expect(place.querySelector('button')).toBe(before);
    expect(mistaken).not.toHaveBeenCalled();
  });
});
