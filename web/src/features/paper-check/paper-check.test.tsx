// @vitest-environment happy-dom
// Tests the page that checks a signed paper: what it says about a withdrawn certificate and about the paper of a diary, and
// the second check.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentContent } from '#contracts/document-facts.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { checkPaper, type PaperResult } from './check-paper.ts';
import { PaperCheck } from './paper-check.tsx';

vi.mock('./check-paper.ts', () => ({ checkPaper: vi.fn() }));

const content: DocumentContent = {
  kind: 'work-certificate',
  facts: {
    worker: 'Ramesh Yadav',
    employer: 'Suresh Patil',
    trade: 'mason',
    from: '2026-11-02',
    to: '2026-11-20',
    total_days: 14,
    half_days: 1,
    by_code: 9,
    by_entry: 5,
    certified: '2026-11-21',
    day: '2026-11-22',
  },
};
const finds = (result: 'genuine' | 'revoked' | 'unchecked'): PaperResult => ({ result, content });
const open = () => renderWeb(<PaperCheck />, '/v#123');
const NOTE = /^The employer certifies these days\./;

beforeAll(startWords);
beforeEach(() => vi.mocked(checkPaper).mockReset());
afterEach(cleanup);

it('A withdrawn certificate names no employer who withdrew it, and states no certification', async () => {
  vi.mocked(checkPaper).mockResolvedValue(finds('revoked'));
  open();
  const notice = await screen.findByText('This paper was withdrawn');
  expect(notice.closest('[role=status]')?.textContent).not.toMatch(/employer/);
  expect(screen.queryByText(NOTE)).toBeNull();
});

it('A reader can check again a paper that is perhaps withdrawn', async () => {
  vi.mocked(checkPaper).mockResolvedValueOnce(finds('unchecked')).mockResolvedValue(finds('genuine'));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Genuine')).toBeTruthy();
  expect(screen.getByText(NOTE)).toBeTruthy();
});

it('The check of the paper of a diary says that only the worker says so', async () => {
  const facts = {
    ...{ worker: 'Ramesh Yadav', employer: 'Ganesh Builders', first_day: '2026-11-02', day: '2026-11-22' },
    ...{ total_days: 3, half_days: 1, earned: 225_000, received: 50_000, owed: 175_000, entries: 4, rows: 'digest' },
  };
  vi.mocked(checkPaper).mockResolvedValue({ result: 'genuine', content: { kind: 'diary-statement', facts } });
  open();
  expect(await screen.findByText(/^Only the worker says so\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Diary of the worker' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose the file (PDF)' })).toBeTruthy();
});
