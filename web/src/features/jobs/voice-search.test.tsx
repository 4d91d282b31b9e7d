// @vitest-environment happy-dom
// Tests searching by voice: speech recognition, its errors, and browsers without support.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRecognition } from '#testing/fake-recognition.ts';
import { serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { SearchBox } from './search-box.tsx';
import '../../kit/overlay/toast-area.tsx';

const onSearch = vi.fn();
const search = () => renderWeb(<SearchBox looks="hero" words={{ q: '', location: 'Pune' }} onSearch={onSearch} />);
const microphone = () => screen.findByRole('button', { name: 'Search by voice' });

async function speak(): Promise<FakeRecognition> {
  search();
  fireEvent.click(await microphone());
  await screen.findByText(/^Listening/);
  if (!FakeRecognition.last) throw new Error('Nobody listens');
  return FakeRecognition.last;
}

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  serveWeb({});
  onSearch.mockClear();
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Microphone button of the search', () => {
  it('Voice search fills the field while the user speaks and searches at the end of the sentence', async () => {
    const recognition = await speak();
    expect(recognition.lang).toBe('en-IN');
    expect(screen.getByText(/The company behind your browser/)).toBeTruthy();
    recognition.hear('mason');
    expect(screen.getByRole('combobox', { name: 'What work?' })).toHaveProperty('value', 'mason');
    expect(onSearch).not.toHaveBeenCalled();
    recognition.hear('mason work.');
    recognition.finish();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ q: 'mason work', location: 'Pune' });
    expect(screen.queryByText(/^Listening/)).toBeNull();
  });

  it.each([
    ['no-speech', /We heard nothing/],
    ['not-allowed', /The microphone is blocked/],
    ['network', /needs the internet/],
    ['audio-capture', /No microphone was found/],
    ['language-not-supported', /does not work in this language/],
    ['strange', /Something went wrong/],
  ])('Voice search explains what to do after %s', async (error, words) => {
    const recognition = await speak();
    recognition.fail(error);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(onSearch).not.toHaveBeenCalled();
    await microphone();
  });

  it('Voice search stops at a second press and when the page is left', async () => {
    const recognition = await speak();
    fireEvent.click(screen.getByRole('button', { name: 'Stop listening' }));
    expect(recognition.started).toBe(false);
    fireEvent.click(await microphone());
    const again = FakeRecognition.last;
    cleanup();
    expect(again?.started).toBe(false);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('The microphone button is hidden if the browser has no speech recognition', async () => {
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    search();
    await screen.findByRole('combobox', { name: 'What work?' });
    expect(screen.queryByRole('button', { name: 'Search by voice' })).toBeNull();
  });
});
