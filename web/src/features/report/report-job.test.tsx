// @vitest-environment happy-dom
// Tests reporting a job: the required reason, the case number, and a second report of the same job.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { jobResponse } from '#testing/job-response.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { ReportJob } from './report-job.tsx';

const SEND = 'POST /api/v1/reports/';
const job = jobResponse(1);
const person = { id: 1, first_name: 'Ram', user_type: 'labour', completion: 80 };

const answer = (more: object = {}) => ({
  case_number: 'KS-7F3K-29QD',
  target_type: 'user',
  reason: 'harassment',
  details: null,
  target_name: 'Shri Sai',
  status: 'open',
  outcome: null,
  created_at: new Date().toISOString(),
  decided_at: null,
  ...more,
});

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Report a problem' }));

beforeAll(startWords);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
  localStorage.setItem('userData', JSON.stringify(person));
});
afterEach(cleanup);

describe('Reporting a job or an employer', () => {
  it('The report form requires a reason, sends a report about the employer and shows the case number', async () => {
    const asked = serveWeb({ [SEND]: () => json(answer(), 201) });
    renderWeb(<ReportJob job={job} />);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Choose what is wrong.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'The employer' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'They threaten or bother people' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '  He shouts. ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('KS-7F3K-29QD')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      target_type: 'user',
      target_id: job.employer.id,
      reason: 'harassment',
      details: 'He shouts.',
    });
  });

  it('The report form shows the earlier case number after 409 `already_reported`', async () => {
    serveWeb({ [SEND]: () => problem(409, 'already_reported', { case_number: 'KS-AAAA-BBBB' }) });
    renderWeb(<ReportJob job={job} />);
    open();
    fireEvent.click(await screen.findByRole('radio', { name: 'They ask for money' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('You already reported this')).toBeTruthy();
    expect(screen.getByText('KS-AAAA-BBBB')).toBeTruthy();
  });

  it('The report button leads visitors to sign-in and is hidden on the employer’s own job', async () => {
    localStorage.clear();
    serveWeb({});
    renderWeb(<ReportJob job={job} />, '/jobs/1');
    open();
    const link = await screen.findByRole('link', { name: 'Sign in to report a problem' });
    expect(link.getAttribute('href')).toBe('/signin?next=%2Fjobs%2F1');
    cleanup();
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('userType', 'employer');
    localStorage.setItem('userData', JSON.stringify({ ...person, id: job.employer.id, user_type: 'employer' }));
    renderWeb(<ReportJob job={job} />);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});
