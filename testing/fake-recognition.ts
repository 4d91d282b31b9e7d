// A fake of the browser's speech recognition, whose results the test sets.
import { act } from '@testing-library/react';

export class FakeRecognition {
  static last: FakeRecognition | null = null;
  lang = '';
  started = false;
  onresult: ((event: { results: unknown }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  start() {
    this.started = true;
    FakeRecognition.last = this;
  }
  abort() {
    this.started = false;
    this.onerror?.({ error: 'aborted' });
    this.onend?.();
  }
  hear(words: string) {
    act(() => this.onresult?.({ results: [[{ transcript: words }]] }));
  }
  fail(error: string) {
    act(() => {
      this.onerror?.({ error });
      this.onend?.();
    });
  }
  finish() {
    act(() => this.onend?.());
  }
}
