// @vitest-environment happy-dom
// Tests that an employer is offered only the allowed actions on an applicant, and that some actions ask for
// confirmation.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Application } from '#contracts/application-shapes.ts';
import { applicationResponse } from '#testing/application-response.ts';
import { serveWeb } from '#testing/fake-server.ts';
import { renderWeb, startWords } from '#testing/render-web.tsx';
import { ApplicantActions } from './applicant-actions.tsx';
import { choicesOf } from './decisions.ts';
import { decided } from './queries.ts';

beforeAll(startWords);
beforeEach(() => {
  serveWeb({});
});
afterEach(cleanup);

const pending = applicationResponse({ allowed: ['under_review', 'shortlisted', 'accepted', 'rejected', 'cancelled'] });

function show(application: Application) {
  const onDecide = vi.fn();
  renderWeb(<ApplicantActions application={application} onDecide={onDecide} />);
  return onDecide;
}

describe('Action buttons of an applicant', () => {
  it('The shortlist button sends the decision with one tap', () => {
    const onDecide = show(pending);
    fireEvent.click(screen.getByRole('button', { name: 'Shortlist: Ramesh' }));
    expect(onDecide).toHaveBeenCalledWith({ status: 'shortlisted' });
  });

  it("The “not this time” button asks first and sends the employer's message", () => {
    const onDecide = show(pending);
    fireEvent.click(screen.getByRole('button', { name: 'Not this time: Ramesh' }));
    expect(onDecide).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '  Not now  ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Not this time' }));
    expect(onDecide).toHaveBeenCalledWith({ status: 'rejected', employer_feedback: 'Not now' });
  });

  it('The cancel dialog requires a reason', () => {
    const onDecide = show(pending);
    fireEvent.click(screen.getByRole('button', { name: 'More for Ramesh' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the application' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the application' }));
    expect(onDecide).not.toHaveBeenCalled();
    expect(screen.getByText('Say why.')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'position_filled' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the application' }));
    expect(onDecide).toHaveBeenCalledWith({ status: 'cancelled', reason: 'position_filled' });
  });

  it('An applicant without allowed actions has no buttons', () => {
    show({ ...pending, status: 'rejected', allowed: [] });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('choicesOf puts the next step of the application first', () => {
    expect(choicesOf(['accepted', 'rejected', 'cancelled'])).toEqual({
      main: 'accepted',
      second: 'rejected',
      rest: ['cancelled'],
    });
    expect(choicesOf(['completed', 'cancelled'])).toEqual({ main: 'completed', second: null, rest: ['cancelled'] });
    expect(choicesOf(['withdrawn'])).toEqual({ main: null, second: null, rest: [] });
  });

  it('decided returns the new status and no allowed actions until the server has responded', () => {
    expect(decided(pending, { status: 'shortlisted' })).toMatchObject({ status: 'shortlisted', allowed: [] });
  });
});
