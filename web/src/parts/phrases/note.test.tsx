// @vitest-environment happy-dom
// Tests a message that contains prepared sentences: errors of their blanks (slots), and the focus after a refusal.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { CallError } from '#contracts/call-error.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { NoteFields, useNote } from './note.tsx';

const refusal = new CallError(422, {
  type: 'about:blank',
  title: 'Unprocessable',
  status: 422,
  detail: 'invalid',
  code: 'validation_failed',
  message: 'invalid',
  request_id: 'r',
  error_codes: { 'feedback_phrases.0.slots.time': ['invalid'] },
});

function Form() {
  const note = useNote();
  const slots = { day: '2030-01-01', time: '09:00', place: '' };
  return (
    <>
      <NoteFields note={note} place={{ uses: ['employer_answer'] }} label="Words" optional="" maxLength={500} />
      <button type="button" onClick={() => note.setPhrases([{ phrase: 'come-on-day', slots }])}>
        choose
      </button>
      <button type="button" onClick={() => note.read()}>
        send
      </button>
      <button type="button" onClick={() => note.refuse(refusal)}>
        refuse
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(startWords);
afterEach(cleanup);

it('An attempt to send an incomplete note focuses the first empty slot', async () => {
  renderWeb(<Form />);
  press('choose');
  const place = await screen.findByRole('textbox', { name: /^Place/ });
  press('send');
  await waitFor(() => expect(document.activeElement).toBe(place));
  expect(place.getAttribute('aria-invalid')).toBe('true');
});

it('A slot that the server refused is marked and focused, until the phrases change', async () => {
  renderWeb(<Form />);
  press('choose');
  const time = await screen.findByLabelText(/Time/);
  press('send');
  press('refuse');
  await waitFor(() => expect(document.activeElement).toBe(time));
  expect(time.getAttribute('aria-invalid')).toBe('true');
  press('choose');
  await waitFor(() => expect(time.getAttribute('aria-invalid')).not.toBe('true'));
});
