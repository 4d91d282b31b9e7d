// @vitest-environment happy-dom
// Tests the review queues of moderators: the list does not change while it is read, keyboard shortcuts make
// decisions, and hostile text is rendered as plain text.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ReviewedJob } from '#contracts/moderated-jobs.ts';
import type { ReportRow } from '#contracts/moderation.ts';
import { noEmployerReputation } from '#contracts/reputation.ts';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { hostileWords } from '#testing/hostile-words.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { countFresh } from './held-list.ts';
import { highlightPieces } from './highlight-pieces.ts';
import { JobQueue } from './job-queue.tsx';
import { ReportQueue } from './report-queue.tsx';
// Preloads modules that are imported lazily; the import is slow on a busy machine.
import '../../kit/overlay/toast-area.tsx';

const JOBS = 'GET /api/v1/admin/moderation/jobs';
const REPORTS = 'GET /api/v1/admin/moderation/reports';
const hourAgo = new Date(Date.now() - 3_600_000).toISOString();

const waitingJob = (id: number, words = `Helper ${id}`): ReviewedJob => ({
  id,
  uid: `uid-${id}`,
  title: words,
  status: 'pending_review',
  version: 3,
  description: words,
  requirements: words,
  location: words,
  duration: words,
  industry: words,
  walk_in_place: words,
  role: null,
  city: words,
  state: words,
  salary_amount: 900,
  salary_period: 'day',
  review_note: null,
  reports: 0,
  created_at: hourAgo,
  since: hourAgo,
  findings: [{ code: 'money_asked', field: 'description', start: 0, end: 6, message: 'Money is asked.' }],
  employer: {
    id: 9,
    name: `${words} & Co`,
    language: 'en',
    verified: false,
    reputation: noEmployerReputation,
    joined_at: hourAgo,
    jobs: 2,
    jobs_removed: 1,
    reports_upheld: 0,
  },
});

const page = (jobs: readonly ReviewedJob[]) => json({ jobs, total: jobs.length, page: 1, limit: 20, pages: 1 });

beforeAll(startWords);
beforeEach(() => localStorage.setItem('admin_token', 'adm_token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('The job queue moves the focus with J, approves with A and asks for a reason with R', async () => {
  let left = [waitingJob(1), waitingJob(2)];
  const asked = serveWeb({
    [JOBS]: () => page(left),
    'POST /api/v1/admin/moderation/jobs/1/approve': () => {
      left = left.slice(1);
      return json({ ...waitingJob(1), history: [], deeds: [], reported: [], allowed: [] });
    },
    'POST /api/v1/admin/moderation/jobs/2/reject': () =>
      problem(409, 'already_decided', { verdict: 'job.approved', by: 'farida', at: hourAgo }),
  });
  renderWeb(<JobQueue />);
  await screen.findByRole('link', { name: 'Helper 1' });
  expect(screen.getAllByText('Helper', { selector: 'mark' })).toHaveLength(2);
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Helper 1' })).toBeNull());
  expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { version: 3 } }]);
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'r' });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Choose or write a reason.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: /asks workers for money/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/farida decided first: approved/)).toBeTruthy();
});

it('The job queue counts new posts and shows them after a press on “Show”', async () => {
  let there = [waitingJob(1)];
  serveWeb({ [JOBS]: () => page(there) });
  const { queryClient } = renderWeb(<JobQueue />);
  await screen.findByRole('link', { name: 'Helper 1' });
  there = [waitingJob(1), waitingJob(2)];
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/^1 new/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Helper 2' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('link', { name: 'Helper 2' })).toBeTruthy();
  there = [waitingJob(2)];
  await queryClient.invalidateQueries();
  expect(await screen.findByText('Someone else has already decided this.')).toBeTruthy();
});

it('The job queue shows an error after a 500 and loads again on “Try again”', async () => {
  let tries = 0;
  serveWeb({ [JOBS]: () => (tries++ ? page([]) : problem(500, 'internal')) });
  renderWeb(<JobQueue />);
  expect(await screen.findByText('Failed to get jobs. Try again.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No jobs to review')).toBeTruthy();
});

it('The job queue shows the title in the moderator’s language beside the employer’s words, marked with their language', async () => {
  const words = 'தச்சர் வேலை';
  const reader_title = { text: 'Carpenter · 3 people', source: 'composed', original_lang: 'ta' } as const;
  serveWeb({ [JOBS]: () => page([{ ...waitingJob(1, words), reader_title, words_lang: { description: 'ta' } }]) });
  renderWeb(<JobQueue />);
  const title = await screen.findByRole('link', { name: `Carpenter · 3 people ${words}` });
  expect(title.querySelector('[lang="ta"]')?.textContent).toBe(words);
  expect(screen.getAllByText("In the writer's own words (Tamil)")).toHaveLength(1);
  expect(screen.getByText(words.slice(0, 6), { selector: 'dd mark' }).closest('[lang]')?.getAttribute('lang')).toBe(
    'ta',
  );
});

it('The job and report queues render hostile text as plain text', async () => {
  const forms = (words: string) => [words, words.toUpperCase(), `${words} ${words}`];
  const all = hostileWords.flatMap(forms);
  expect(all.length).toBeGreaterThanOrEqual(40);
  const report = (words: string, index: number): ReportRow => ({
    case_number: `KS-0000-${String(index).padStart(4, '0')}`,
    target_type: 'job',
    reason: 'fake',
    details: words,
    job: { id: index + 1, title: words, status: 'active', employer_id: 9, employer: words },
    person: null,
    reader_language: 'en',
    status: 'open',
    others: 0,
    outcome: null,
    measure: null,
    moderator: null,
    created_at: hourAgo,
    decided_at: null,
  });
  serveWeb({
    [JOBS]: () => page(all.map((words, index) => waitingJob(index + 1, words))),
    [REPORTS]: () => json({ reports: all.map(report), total: all.length, page: 1, limit: 20, pages: 3 }),
  });
  const { container } = renderWeb(
    <>
      <JobQueue />
      <ReportQueue />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2 * all.length));
  const cards = screen.getAllByRole('article');
  for (const [index, words] of [...all, ...all].entries()) expect(cards[index]?.textContent).toContain(words);
  expect(
    container.querySelectorAll('script, img, style, math, [onload], [onerror], [onfocus], [onmouseover]'),
  ).toHaveLength(0);
  expect(container.querySelectorAll('a[href^="javascript"]')).toHaveLength(0);
});

it('highlightPieces marks spans that overlap or end after the text', () => {
  const marked = (spans: { start: number; end: number }[]) =>
    highlightPieces('pay first, then come', spans)
      .map(({ text, isHighlighted }) => (isHighlighted ? `[${text}]` : text))
      .join('');
  expect(marked([])).toBe('pay first, then come');
  expect(marked([{ start: 0, end: 3 }])).toBe('[pay] first, then come');
  expect(marked([{ start: 4, end: 99 }])).toBe('pay [first, then come]');
  expect(
    marked([
      { start: 0, end: 5 },
      { start: 3, end: 9 },
    ]),
  ).toBe('[pay][ f][irst], then come');
});

it('countFresh does not count rows that another moderator decided', () => {
  const list = (count: number, total: number) => ({ rows: new Array(count).fill(0), total });
  expect(countFresh(list(20, 30), list(20, 29), 1)).toBe(0);
  expect(countFresh(list(20, 30), list(20, 32), 0)).toBe(2);
  expect(countFresh(list(20, 30), list(20, 28), 0)).toBe(0);
});
