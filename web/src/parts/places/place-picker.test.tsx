// @vitest-environment happy-dom
// Tests the choice of a place: by typing, arrow keys and clicks, and without a list.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { startsAWord } from '../../kit/text/plain-name.ts';
import { PlacePicker } from './place-picker.tsx';

const CITIES = 'GET /api/v1/meta/cities/';
const cities = (...names: string[]) => json({ cities: names.map((name) => ({ name, district: null, names: {} })) });

let chosen = { state: '', city: '' };

function Picker() {
  const [place, setPlace] = useState(chosen);
  chosen = place;
  return <PlacePicker {...place} onChange={setPlace} />;
}

const show = (state = '', city = '') => {
  chosen = { state, city };
  renderWeb(<Picker />);
};
const field = (name: string) => screen.getByRole('combobox', { name });
const type = (name: string, text: string) => {
  fireEvent.focus(field(name));
  fireEvent.change(field(name), { target: { value: text } });
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeAll(startWords);
afterEach(cleanup);

describe('state field', () => {
  it('The state field finds a state by the start of any word, by its code and by its former name', () => {
    serveWeb({});
    show();
    for (const [typed, name] of [
      ['nadu', 'Tamil Nadu'],
      ['up', 'Uttar Pradesh'],
      ['oris', 'Odisha'],
    ] as const) {
      type('State', typed);
      expect(options()).toEqual([name]);
    }
  });

  it('Enter chooses the state, empties the city and focuses the city field', async () => {
    serveWeb({ [CITIES]: () => cities('Mumbai', 'Pune') });
    show('', 'Goa');
    type('State', 'maha');
    fireEvent.keyDown(field('State'), { key: 'Enter' });
    expect(chosen).toEqual({ state: 'Maharashtra', city: '' });
    expect(document.activeElement).toBe(field('Town or village'));
    await waitFor(() => expect(options()).toEqual(['Mumbai', 'Pune']));
  });

  it('The state field shows an error for an unknown name when it loses the focus', () => {
    serveWeb({});
    show();
    type('State', 'Atlantis');
    expect(screen.getByText(/No state has this name/)).toBeTruthy();
    fireEvent.blur(field('State'));
    expect(screen.getByText('Choose a state from the list.')).toBeTruthy();
    expect(field('State')).toHaveProperty('value', 'Atlantis');
  });

  it('The state field chooses the only remaining option when it loses the focus', () => {
    serveWeb({});
    show();
    type('State', 'kera');
    fireEvent.blur(field('State'));
    expect(chosen.state).toBe('Kerala');
  });
});

describe('city field', () => {
  it('The city field takes a place chosen with the arrow keys, and also a typed name', async () => {
    serveWeb({ [CITIES]: () => cities('Pune', 'Pimpri') });
    show('Maharashtra');
    type('Town or village', 'p');
    await waitFor(() => expect(options()).toEqual(['Pune', 'Pimpri']));
    fireEvent.keyDown(field('Town or village'), { key: 'ArrowDown' });
    fireEvent.keyDown(field('Town or village'), { key: 'ArrowDown' });
    fireEvent.keyDown(field('Town or village'), { key: 'Enter' });
    expect(chosen.city).toBe('Pimpri');
    type('Town or village', 'Our village');
    fireEvent.blur(field('Town or village'));
    expect(chosen.city).toBe('Our village');
  });

  it('The city field finds the city of an area', async () => {
    serveWeb({ [CITIES]: () => json({ cities: [], areas: [{ name: 'Andheri East', city: 'Mumbai' }] }) });
    show('Maharashtra');
    type('Town or village', 'andheri');
    fireEvent.click(await screen.findByRole('option', { name: /Andheri East/ }));
    expect(chosen).toEqual({ state: 'Maharashtra', city: 'Mumbai' });
  });

  it('The city field asks for the state first, but accepts a typed name', () => {
    serveWeb({});
    show();
    type('Town or village', 'Pune');
    expect(screen.getByText(/Choose the state/)).toBeTruthy();
    expect(chosen.city).toBe('Pune');
  });

  it('The city field shows a retry button if the list fails to load', async () => {
    let isBroken = true;
    serveWeb({ [CITIES]: () => (isBroken ? problem(503, 'unavailable') : cities('Panaji')) });
    show('Goa');
    fireEvent.focus(field('Town or village'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(again);
    await waitFor(() => expect(options()).toEqual(['Panaji']));
  });

  it('The city field accepts a name that is not in the list', async () => {
    serveWeb({ [CITIES]: () => cities() });
    show('Goa');
    type('Town or village', 'Zzz');
    expect(await screen.findByText(/We save it as you type it/)).toBeTruthy();
  });
});

describe('place names', () => {
  it('`startsAWord` matches the start of a word in any spelling', () => {
    expect(startsAWord(['छत्तीसगढ़'], 'छत्तीसगढ')).toBe(true);
    expect(startsAWord(['पंजाब'], 'पँ')).toBe(true);
    expect(startsAWord(['Tamil Nadu'], 'NADU')).toBe(true);
    expect(startsAWord(['Tamil Nadu'], 'adu')).toBe(false);
  });
});
