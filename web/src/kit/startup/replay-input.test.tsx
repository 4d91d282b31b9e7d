// @vitest-environment happy-dom
// Tests that input which a user has entered before the app has started reaches the app.
import { act } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { takeClick } from './replay-clicks.ts';
import { replayInput } from './replay-input.ts';

function Form() {
  const [name, setName] = useState('');
  const [isAdult, setAdult] = useState(false);
  const [sort, setSort] = useState('new');
  const [pay, setPay] = useState('day');
  const [sent, setSent] = useState('');
  return (
    <form>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input name="adult" type="checkbox" checked={isAdult} onChange={({ target }) => setAdult(target.checked)} />
      <select value={sort} onChange={({ target }) => setSort(target.value)}>
        <option>new</option>
        <option>near</option>
      </select>
      {['day', 'month'].map((value) => (
        <input
          key={value}
          name="pay"
          type="radio"
          value={value}
          checked={pay === value}
          onChange={() => setPay(value)}
        />
      ))}
      <button type="button" onClick={() => setSent(`sent by ${name}`)}>
        Send
      </button>
      <output>{[name, isAdult, sort, pay, sent].join(' ')}</output>
    </form>
  );
}

it('Text, a tick, choices and a press before hydration reach the app', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const place = document.body.firstElementChild;
  const text = document.querySelector<HTMLInputElement>('[name="name"]');
  const tick = document.querySelector<HTMLInputElement>('[name="adult"]');
  const choice = document.querySelector('select');
  if (!place || !text || !tick || !choice) throw new Error('The form is missing');
  text.value = 'Ramesh';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  tick.click();
  document.querySelector<HTMLInputElement>('[value="month"]')?.click();
  choice.value = 'near';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  document.querySelector('button')?.click();
  await act(async () => {
    startTransition(() => void hydrateRoot(place, <Form />));
    const repeatClick = takeClick();
    replayInput();
    repeatClick();
  });
  expect(document.querySelector('output')?.textContent).toBe('Ramesh true near month sent by Ramesh');
  expect([text.value, tick.checked, choice.value]).toEqual(['Ramesh', true, 'near']);
});

it('A button that the browser itself submits looks pressed until the next page, if the app has not started', async () => {
  vi.resetModules();
  const recorder = await import('./replay-clicks.ts');
  document.body.innerHTML = '<form><button>Search</button></form>';
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  const button = document.querySelector('button');
  button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(button?.hasAttribute('data-waiting')).toBe(true);
  button?.click();
  expect(button?.hasAttribute('data-waiting')).toBe(true);
  recorder.takeClick();
  expect(button?.hasAttribute('data-waiting')).toBe(false);
});
