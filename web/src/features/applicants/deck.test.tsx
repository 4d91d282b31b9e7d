// @vitest-environment happy-dom
// Tests the deck, which shows one applicant at a time: buttons, keys, swipes and undo, and when a decision is sent.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Application } from '#contracts/application-shapes.ts';
import { applicationResponse } from '#testing/application-response.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { Deck } from './deck.tsx';

const person = (id: number, first_name: string, more: Partial<Application> = {}): Application =>
  applicationResponse({
    id,
    status: 'pending',
    allowed: ['shortlisted', 'rejected'],
    applicant: { ...applicationResponse().applicant, first_name },
    ...more,
  });

const people = [
  person(1, 'Asha'),
  person(2, 'Mohan'),
  person(3, 'Salim', { status: 'shortlisted', allowed: ['accepted', 'rejected'] }),
];

const onClose = vi.fn();

function open(answer = (id: number) => json(person(id, 'Asha', { status: 'shortlisted', allowed: [] }))) {
  const asked = serveWeb({
    'PATCH /api/v1/employers/applications/1/status/': () => answer(1),
    'PATCH /api/v1/employers/applications/2/status/': () => answer(2),
  });
  const view = renderWeb(<Deck applications={people} showsJob={false} onClose={onClose} />);
  return { ...view, sent: () => asked.filter(({ method }) => method === 'PATCH') };
}

const card = () => screen.getByRole('article').getAttribute('aria-label');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const passTime = () => act(() => vi.advanceTimersByTimeAsync(5000));

/** Moves a finger over the card from x = 150, y = 200 by `dx` and `dy` pixels. */
function swipe(dx: number, dy = 0, { from = 150, cancelled = false } = {}) {
  const at = screen.getByRole('article');
  const point = (x: number, y: number) => ({
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: true,
    clientX: x,
    clientY: y,
  });
  fireEvent.pointerDown(at, point(from, 200));
  for (const part of [0.25, 0.5, 1]) fireEvent.pointerMove(at, point(from + dx * part, 200 + dy * part));
  if (cancelled) fireEvent.pointerCancel(at, point(from + dx, 200 + dy));
  fireEvent.pointerUp(at, point(from + dx, 200 + dy));
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Deck of applicants', () => {
  it('The deck shows undecided applicants one at a time, and “Next” decides nothing', async () => {
    const { sent } = open();
    expect(card()).toBe('Asha Yadav');
    expect(screen.getByText('2 people left')).toBeTruthy();
    press('Next');
    expect(card()).toBe('Mohan Yadav');
    expect(screen.getByText('1 person left')).toBeTruthy();
    press('previous person');
    expect(card()).toBe('Asha Yadav');
    press('Next');
    press('Next');
    expect(screen.getByText('You have seen everyone here')).toBeTruthy();
    press('Look again');
    expect(card()).toBe('Asha Yadav');
    await passTime();
    expect(sent()).toEqual([]);
  });

  it('A decision is sent after five seconds, and not after an undo', async () => {
    const { sent } = open();
    press(/Shortlist: Asha/);
    expect(card()).toBe('Mohan Yadav');
    expect(screen.getByText('Asha: Shortlisted')).toBeTruthy();
    press('Undo');
    expect(card()).toBe('Asha Yadav');
    await passTime();
    expect(sent()).toEqual([]);
    press(/Not this time: Asha/);
    expect(sent()).toEqual([]);
    await passTime();
    await waitFor(() => expect(sent().map(({ body }) => body)).toMatchObject([{ status: 'rejected' }]));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('The next decision sends the one before, and leaving the deck sends the last', async () => {
    const { sent, unmount } = open();
    press(/Shortlist: Asha/);
    press(/Not this time: Mohan/);
    await waitFor(() => expect(sent()).toHaveLength(1));
    unmount();
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toMatchObject([{ status: 'shortlisted' }, { status: 'rejected' }]),
    );
  });

  it('A refused decision brings its applicant back and says why', async () => {
    open(() => problem(409, 'stale_version'));
    press(/Shortlist: Asha/);
    expect(card()).toBe('Mohan Yadav');
    await passTime();
    await waitFor(() => expect(card()).toBe('Asha Yadav'));
    expect(screen.getByText('2 people left')).toBeTruthy();
  });

  it('A swipe to the right shortlists and a swipe to the left rejects', () => {
    open();
    swipe(160);
    expect(screen.getByText('Asha: Shortlisted')).toBeTruthy();
    swipe(-120);
    expect(screen.getByText('Mohan: Not this time')).toBeTruthy();
  });

  it.each([
    ['a short swipe', () => swipe(60)],
    ['a scroll', () => swipe(20, 200)],
    ['a scroll that ends far to the side', () => swipe(160, 100)],
    ['a touch that the browser cancels', () => swipe(160, 0, { cancelled: true })],
    ['the gesture from the edge of the screen', () => swipe(160, 0, { from: 5 })],
  ])('The deck decides nothing after %s', (_, gesture) => {
    open();
    gesture();
    expect(card()).toBe('Asha Yadav');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('The keys of the board work in the deck, but not while they are held', () => {
    open();
    screen.getByRole('article').focus();
    const key = (name: string, more = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
    key('s', { repeat: true });
    expect(card()).toBe('Asha Yadav');
    key('j');
    expect(card()).toBe('Mohan Yadav');
    key('K');
    expect(card()).toBe('Asha Yadav');
    key('x');
    expect(screen.getByText('Asha: Not this time')).toBeTruthy();
    key('s');
    expect(screen.getByText('Mohan: Shortlisted')).toBeTruthy();
    press('Back to the list');
    expect(onClose).toHaveBeenCalled();
  });
});
