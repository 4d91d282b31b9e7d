// @vitest-environment happy-dom
// Tests the carousel of the newest jobs: automatic movement, buttons, dots and swipes.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWords } from '#testing/render-web.tsx';
import { Carousel } from './carousel.tsx';

beforeAll(startWords);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

/** Simulates a browser of the given width, and with `still` the preference for reduced motion. */
function inBrowser({ width = 360, still = false }) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const min = /min-width: (\d+)px/.exec(query)?.[1];
    return {
      matches: min ? width >= Number(min) : still,
      addEventListener: () => {},
      removeEventListener: () => {},
    };
  });
}

/** Renders a carousel of `count` jobs in a browser that `inBrowser` simulates. */
function show(count: number, browser: Parameters<typeof inBrowser>[0] = {}) {
  inBrowser(browser);
  const items = Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: <a href={`#job-${index}`}>Job {index}</a>,
  }));
  return render(<Carousel title="New jobs" items={items} />);
}

const shown = () => [...document.querySelectorAll('.carousel li:not([inert])')].map((item) => item.textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dots = () => screen.getAllByRole('button', { name: /^Slide/ });
const frame = () => screen.getByRole('region', { name: 'New jobs' });

function swipe(from: number, to: number) {
  const view = document.querySelector('.carousel__view') ?? document.body;
  fireEvent.pointerDown(view, { button: 0, clientX: from, pointerId: 1 });
  fireEvent.pointerMove(view, { clientX: to, pointerId: 1 });
  fireEvent.pointerUp(view, { clientX: to, pointerId: 1 });
}

describe('Carousel of the newest jobs', () => {
  it.each([
    { width: 639, slides: 6, first: ['Job 0'] },
    { width: 640, slides: 3, first: ['Job 0', 'Job 1'] },
    { width: 1023, slides: 3, first: ['Job 0', 'Job 1'] },
    { width: 1024, slides: 2, first: ['Job 0', 'Job 1', 'Job 2'] },
  ])('The carousel has $slides slides and as many dots at a width of $width px', ({ width, slides, first }) => {
    show(6, { width });
    expect(dots()).toHaveLength(slides);
    expect(shown()).toEqual(first);
  });

  it('The carousel advances after 5 s and starts again after the last slide', () => {
    show(2);
    pass(4999);
    expect(shown()).toEqual(['Job 0']);
    pass(1);
    expect(shown()).toEqual(['Job 1']);
    pass(5000);
    expect(shown()).toEqual(['Job 0']);
  });

  it('The carousel pauses while it has the pointer or the focus', () => {
    show(6);
    fireEvent.pointerEnter(frame());
    pass(20_000);
    expect(shown()).toEqual(['Job 0']);
    fireEvent.pointerLeave(frame());
    fireEvent.focus(screen.getByRole('link', { name: 'Job 0' }));
    pass(20_000);
    expect(shown()).toEqual(['Job 0']);
    fireEvent.blur(screen.getByRole('link', { name: 'Job 0' }));
    pass(5000);
    expect(shown()).toEqual(['Job 1']);
  });

  it('The carousel stops at the button; with reduced motion it moves only after a press', () => {
    show(6);
    press('Pause');
    pass(20_000);
    expect(shown()).toEqual(['Job 0']);
    press('Play');
    pass(5000);
    expect(shown()).toEqual(['Job 1']);
    cleanup();
    show(6, { still: true });
    pass(20_000);
    expect(shown()).toEqual(['Job 0']);
    press('Play');
    pass(5000);
    expect(shown()).toEqual(['Job 1']);
  });

  it('The carousel changes its slide by buttons and dots, and wraps around', () => {
    show(6);
    press('Previous jobs');
    expect(shown()).toEqual(['Job 5']);
    pass(500);
    press('Next jobs');
    expect(shown()).toEqual(['Job 0']);
    pass(500);
    fireEvent.click(dots()[3] ?? document.body);
    expect(shown()).toEqual(['Job 3']);
    expect(dots().map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, null, 'true', null, null]);
  });

  it('The carousel ignores a second change within 500 ms', () => {
    show(6);
    press('Next jobs');
    pass(499);
    press('Next jobs');
    expect(shown()).toEqual(['Job 1']);
    pass(1);
    press('Next jobs');
    expect(shown()).toEqual(['Job 2']);
  });

  it('The carousel changes its slide at a swipe of more than 50 px', () => {
    show(6);
    swipe(200, 150);
    expect(shown()).toEqual(['Job 0']);
    swipe(200, 149);
    expect(shown()).toEqual(['Job 1']);
    pass(500);
    swipe(149, 200);
    expect(shown()).toEqual(['Job 0']);
  });

  it('A tap opens a job, but the end of a swipe does not', () => {
    show(6);
    const job = screen.getByRole('link', { name: 'Job 0' });
    swipe(200, 140);
    expect(fireEvent.click(job)).toBe(false);
    swipe(200, 198);
    expect(fireEvent.click(job)).toBe(true);
  });

  it('A carousel whose items all fit has no buttons and does not move', () => {
    show(3, { width: 1280 });
    pass(20_000);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(shown()).toEqual(['Job 0', 'Job 1', 'Job 2']);
  });

  it("The carousel announces the slide after a user's change, but not while it moves automatically", () => {
    show(6);
    const slideStatus = screen.getByText('Slide 1 of 6');
    expect(slideStatus.getAttribute('aria-live')).toBe('off');
    press('Pause');
    press('Next jobs');
    expect(slideStatus.textContent).toBe('Slide 2 of 6');
    expect(slideStatus.getAttribute('aria-live')).toBe('polite');
  });
});
