// @vitest-environment happy-dom
// Tests the speech input of a textarea: recognized words are appended and can be edited, and errors are shown as text.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRecognition } from '#testing/fake-recognition.ts';
import { serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { SpokenArea } from './spoken-area.tsx';
import '../../kit/overlay/toast-area.tsx';

function Message() {
  const [text, setText] = useState('');
  return <SpokenArea label="Message" maxLength={30} value={text} onChange={(event) => setText(event.target.value)} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const microphone = () => screen.findByRole('button', { name: 'Speak instead of typing' });

async function speak(): Promise<FakeRecognition> {
  fireEvent.click(await microphone());
  await screen.findByText('Listening… Speak now.');
  if (!FakeRecognition.last) throw new Error('No recognition was started');
  return FakeRecognition.last;
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  serveWeb({});
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Microphone of a textarea', () => {
  it('Spoken words are appended to the text while the user speaks, and the field gets the focus for editing', async () => {
    renderWeb(<Message />);
    type('I am a mason.');
    const recognition = await speak();
    recognition.hear('ten');
    expect(field().value).toBe('I am a mason. ten');
    recognition.hear('ten years');
    recognition.finish();
    expect(field().value).toBe('I am a mason. ten years');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByText('Listening… Speak now.')).toBeNull();
  });

  it('Text that is typed during the recognition stays, and the maximum length applies', async () => {
    renderWeb(<Message />);
    const recognition = await speak();
    recognition.hear('mason');
    type('mason, ');
    recognition.hear('and painter, from tomorrow on');
    recognition.finish();
    expect(field().value).toBe('mason, and painter, from tomor');
  });

  it('The company that gets the audio is named once per device', async () => {
    renderWeb(<Message />);
    const first = await speak();
    expect(screen.getByText(/The company behind your browser/)).toBeTruthy();
    first.finish();
    await speak();
    expect(screen.queryByText(/The company behind your browser/)).toBeNull();
  });

  it('An error is explained in words, and the text stays', async () => {
    renderWeb(<Message />);
    type('Hello');
    (await speak()).fail('not-allowed');
    expect(await screen.findByText(/The microphone is blocked/)).toBeTruthy();
    expect(field().value).toBe('Hello');
    await microphone();
  });

  it('The button is absent if the browser has no speech recognition', () => {
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    renderWeb(<Message />);
    expect(field()).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
