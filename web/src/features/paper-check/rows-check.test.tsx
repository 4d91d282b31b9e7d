// @vitest-environment happy-dom
// Tests the check of the rows of a wage statement on an old phone.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { RowsCheck } from './rows-check.tsx';

beforeAll(startWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('A phone that cannot inflate the rows of a file names another phone or computer, not a later try', async () => {
  vi.stubGlobal('DecompressionStream', undefined);
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
  renderWeb(<RowsCheck signed="digest" />);
  const file = new File(['%PDF-1.7'], 'statement.pdf', { type: 'application/pdf' });
  const input = document.querySelector('input[type="file"]') ?? expect.fail('no field');
  fireEvent.change(input, { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/another phone or computer/);
});

it('A file that cannot be opened is not blamed on the phone', async () => {
  vi.stubGlobal('DecompressionStream', class {});
  renderWeb(<RowsCheck signed="digest" />);
  const file = new File(['%PDF-1.7'], 'statement.pdf', { type: 'application/pdf' });
  file.arrayBuffer = () => Promise.reject(new DOMException('The file is in a cloud folder', 'NotReadableError'));
  const input = document.querySelector('input[type="file"]') ?? expect.fail('no field');
  fireEvent.change(input, { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toBe('The file could not be opened. Choose it again.');
});
