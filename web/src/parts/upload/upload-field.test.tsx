// @vitest-environment happy-dom
// Tests the upload field: progress, retry after a network error, and checks before the file is sent.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileEndpoints } from '#contracts/files.ts';
import { serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { readStored, store } from '../../kit/storage/browser-store.ts';
import { UploadField } from './upload-field.tsx';

/** Fake `XMLHttpRequest` that a test controls. */
class Wire {
  static open: Wire[] = [];
  static get last(): Wire {
    const last = Wire.open.at(-1);
    if (!last) throw new Error('Nothing was sent');
    return last;
  }
  path = '';
  status = 0;
  responseText = '';
  headers = new Map<string, string>();
  form: FormData | null = null;
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  open(_: string, path: string) {
    this.path = path;
    Wire.open.push(this);
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort();
  }
  move(loaded: number) {
    act(() => this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 }));
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

const kept = {
  uid: 'f',
  name: 'bio.pdf',
  content_type: 'application/pdf',
  size: 2_000,
  uploaded_at: '2026-03-01T10:00:00Z',
};
const pdf = new File(['%PDF-1.4'], 'bio.pdf', { type: 'application/pdf' });
const refusal = (code: string, status: number) => ({
  type: 'about:blank',
  title: code,
  status,
  detail: code,
  code,
  message: code,
  request_id: 'r',
});

const onChanged = vi.fn();

function show() {
  const { container } = renderWeb(
    <UploadField
      kind="resume"
      label="Resume"
      file={null}
      set={fileEndpoints.setResume}
      remove={fileEndpoints.removeResume}
      onChanged={onChanged}
    />,
  );
  return (file: File) => {
    const input = container.querySelector('input[type="file"]');
    if (input) fireEvent.change(input, { target: { files: [file] } });
  };
}

const sentOver = (count: number) => waitFor(() => expect(Wire.open).toHaveLength(count));

beforeAll(startWords);

beforeEach(() => {
  localStorage.clear();
  onChanged.mockClear();
  Wire.open = [];
  vi.stubGlobal('XMLHttpRequest', Wire);
  serveWeb({});
  store('authToken', 'token');
});

afterEach(cleanup);

describe('upload field', () => {
  it('The upload field shows the progress and a confirmation', async () => {
    const choose = show();
    choose(pdf);
    await sentOver(1);
    expect(Wire.last.path).toBe('/api/v1/labour/profile/resume/');
    expect(Wire.last.headers.get('authorization')).toBe('Bearer token');
    expect(Wire.last.headers.get('accept-language')).toBe('en');
    expect(Wire.last.headers.get('x-csrf-token')).toMatch(/^value:/);
    expect(Wire.last.form?.get('file')).toMatchObject({ name: 'bio.pdf' });
    Wire.last.move(40);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40');
    expect(screen.getByText('40% sent')).toBeTruthy();
    Wire.last.answer(201, kept);
    expect(await screen.findByText('“bio.pdf” is saved')).toBeTruthy();
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('The upload field keeps the file after a network error and sends it again on retry', async () => {
    const choose = show();
    choose(pdf);
    await sentOver(1);
    Wire.last.onerror();
    expect(await screen.findByText('“bio.pdf” was not sent')).toBeTruthy();
    expect(screen.getByText(/No connection/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await sentOver(2);
    expect(Wire.last.form?.get('file')).toMatchObject({ name: 'bio.pdf' });
    Wire.last.answer(201, kept);
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  });

  it('An upload fails after one minute without progress', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const choose = show();
    choose(pdf);
    await expect.poll(() => Wire.open).toHaveLength(1);
    Wire.last.move(10);
    await vi.advanceTimersByTimeAsync(59_000);
    Wire.last.move(20);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(screen.queryByText(/taking too long/)).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(await screen.findByText(/taking too long/)).toBeTruthy();
  });

  it('The stop button cancels the upload and resets the field', async () => {
    const choose = show();
    choose(pdf);
    await sentOver(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("The upload field refuses a wrong type or a too large file without sending it, with the server's message", async () => {
    const choose = show();
    choose(new File(['x'], 'song.mp3', { type: 'audio/mpeg' }));
    expect(await screen.findByText(/Choose PDF, DOC, DOCX, JPG, PNG/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/The limit is 5 MB/)).toBeTruthy();
    expect(Wire.open).toHaveLength(0);
  });

  it("The upload field shows the server's finding about the file", async () => {
    const choose = show();
    choose(pdf);
    await sentOver(1);
    Wire.last.answer(422, { ...refusal('validation_failed', 422), error_codes: { file: ['file_unsafe'] } });
    expect(await screen.findByText(/something that can do harm/)).toBeTruthy();
  });

  it('An upload refused with `csrf_invalid` is retried once with a new CSRF token', async () => {
    const choose = show();
    choose(pdf);
    await sentOver(1);
    Wire.last.answer(403, refusal('csrf_invalid', 403));
    await sentOver(2);
    Wire.last.answer(201, kept);
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  });

  it('A 401 for an upload ends the session', async () => {
    store('userType', 'labour');
    const choose = show();
    choose(pdf);
    await sentOver(1);
    Wire.last.answer(401, refusal('not_authenticated', 401));
    await waitFor(() => expect(readStored('authToken')).toBeNull());
  });
});
