// @vitest-environment happy-dom
// Tests the lists of people with whom a user has worked: marks, blocks, notes, and the choice of people for a call.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { RosterEmployer, RosterWorker } from '#contracts/roster.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { readChosenPeople } from '../../parts/roster/chosen-people.ts';
import { MyEmployers } from './my-employers.tsx';
import { MyPeople } from './my-people.tsx';

const worker = (id: number, first_name: string): RosterWorker => ({
  id,
  first_name,
  initial: 'K',
  roles: ['mason'],
  days: 2,
  last_day: '2026-11-20',
  own_rating: 4,
  favourite: false,
  blocked: false,
  note: null,
});
const employer: RosterEmployer = { ...worker(9, 'Suresh'), company_name: 'Ganesh Builders' };
const pages = { total: 2, page: 1, limit: 20, pages: 1 };
const PEOPLE = 'GET /api/v1/employers/people/';

beforeAll(startWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the people in the state of the browser history, which the form of a call reads. */
function Chosen() {
  const people = readChosenPeople(useLocation().state);
  return <output data-testid="chosen">{people.map(({ id, name }) => `${id} ${name}`).join(', ')}</output>;
}

it('The employer chooses people, and the link to the form of a call carries them', async () => {
  serveWeb({ [PEOPLE]: () => json({ people: [worker(1, 'Asha'), worker(2, 'Ravi')], ...pages }) });
  renderWeb(
    <>
      <MyPeople />
      <Chosen />
    </>,
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: /Ravi K\./ }));
  fireEvent.click(screen.getByRole('link', { name: 'Call 1 person' }));
  expect(screen.getByTestId('chosen').textContent).toBe('2 Ravi K.');
});

it('A block that fails leaves the person in the choice, and a block that succeeds removes the person', async () => {
  let isBroken = true;
  serveWeb({
    [PEOPLE]: () => json({ people: [worker(1, 'Asha'), worker(2, 'Ravi')], ...pages }),
    'PUT /api/v1/employers/people/2/': () =>
      isBroken ? problem(503, 'unavailable') : json({ ...worker(2, 'Ravi'), blocked: true }),
  });
  renderWeb(<MyPeople />);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Ravi K\./ }));
  const block = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Block · Ravi K.' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
  };
  await block();
  await screen.findByRole('alert');
  expect(screen.getByRole('link', { name: 'Call 1 person' })).toBeTruthy();
  isBroken = false;
  await block();
  await screen.findByRole('button', { name: 'Unblock · Ravi K.' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Call 1 person' })).toBeNull());
});

it('The employer marks a favourite and writes a note, and the card shows both in its place', async () => {
  const asked = serveWeb({
    [PEOPLE]: () => json({ people: [worker(1, 'Asha'), worker(2, 'Ravi')], ...pages }),
    'PUT /api/v1/employers/people/2/': ({ body }) => json({ ...worker(2, 'Ravi'), ...(body as object) }),
  });
  renderWeb(<MyPeople />);
  const ravi = within(await screen.findByRole('article', { name: 'Ravi K.' }));
  fireEvent.click(ravi.getByRole('button', { name: /Favourite/ }));
  await waitFor(() =>
    expect(ravi.getByRole('button', { name: /Favourite/ }).getAttribute('aria-pressed')).toBe('true'),
  );
  fireEvent.click(ravi.getByRole('button', { name: /Note/ }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Good at arches ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await ravi.findByText('Good at arches');
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { favourite: true },
    { note: 'Good at arches' },
  ]);
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Asha K.', 'Ravi K.']);
});

it('A block states its consequence first, and the worker can undo it', async () => {
  const asked = serveWeb({
    'GET /api/v1/labour/employers/': () => json({ employers: [employer], ...pages }),
    'PUT /api/v1/labour/employers/9/': ({ body }) => json({ ...employer, ...(body as object) }),
  });
  renderWeb(<MyEmployers />);
  fireEvent.click(await screen.findByRole('button', { name: /Never again/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/We do not tell them/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Never again' }));
  fireEvent.click(await screen.findByRole('button', { name: /Unblock/ }));
  await screen.findByRole('button', { name: /Never again/ });
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { blocked: true },
    { blocked: false },
  ]);
});

it('An empty list says what comes, and a mark that is not saved says so', async () => {
  serveWeb({ [PEOPLE]: () => json({ people: [], ...pages }) });
  renderWeb(<MyPeople />);
  await screen.findByText('No people yet');
  cleanup();
  serveWeb({
    [PEOPLE]: () => json({ people: [worker(1, 'Asha')], ...pages }),
    'PUT /api/v1/employers/people/1/': () => problem(404, 'not_found'),
  });
  renderWeb(<MyPeople />);
  fireEvent.click(await screen.findByRole('button', { name: /Favourite · Asha/ }));
  await screen.findByRole('alert');
});
