// @vitest-environment happy-dom
// Tests the focus after a worker has asked the employer to describe the job with prepared sentences: a message replaces
// the pressed button.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { AskPhrases } from './ask-phrases.tsx';

const UID = '7d3f0a4e-2f6b-4a51-9a8e-0c3b7f5d1e22';
const ASK = `POST /api/v1/labour/jobs/${UID}/ask-phrases/`;

beforeAll(startWords);
afterEach(cleanup);

it('The focus moves from the pressed button to the text that says that the employer was asked', async () => {
  serveWeb({ [ASK]: () => json({ phrase_request: 'sent' }) });
  renderWeb(<AskPhrases uid={UID} request="possible" />);
  const button = await screen.findByRole('button', { name: 'Ask for words I can read' });
  button.focus();
  fireEvent.click(button);
  const sent = await screen.findByText('The employer was asked for words that everyone can read.');
  await waitFor(() => expect(document.activeElement).toBe(sent));
});

it('The focus stays on the button if the request fails, so that it can be pressed again', async () => {
  serveWeb({ [ASK]: () => problem(409, 'job_not_open') });
  renderWeb(<AskPhrases uid={UID} request="possible" />);
  const button = await screen.findByRole('button', { name: 'Ask for words I can read' });
  button.focus();
  fireEvent.click(button);
  await screen.findByText('This job no longer takes applications.');
  expect(document.activeElement).toBe(button);
});
