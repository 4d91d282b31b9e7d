// @vitest-environment happy-dom
// Tests sending a worker's answers to invitations and to recorded work days, also if the task is already answered or
// the server refuses the answer.
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { json, problem, serveWeb } from '#testing/fake-server.ts';
import { signInWorker } from '#testing/worker-session.ts';
import { sendUnsent } from '../../parts/unsent/send-unsent.ts';
import { taskAnswerDelivery } from './answer-delivery.ts';

const UID = '7d3f0a4e-2f6b-4a51-9a8e-0c3b7f5d1e22';
const PATH = `/api/v1/labour/invitations/${UID}/answer/`;

const storeAnswer = (accepted: boolean) => {
  const answer = { act: 'answer_invitation', job_uid: UID, accepted };
  const stored = { key: 'k', user_id: 2, application_id: null, answer, send_at: 0, is_sent: false };
  localStorage.setItem('taskAnswers', JSON.stringify([stored]));
};
const send = async () =>
  (await sendUnsent([taskAnswerDelivery], 2, new QueryClient())).map(({ delivery }) => delivery.result);

beforeEach(() => {
  localStorage.clear();
  signInWorker();
});

it('The answer to an invitation is sent once and then deleted from the browser', async () => {
  const asked = serveWeb({ [`POST ${PATH}`]: () => json({ accepted: false }) });
  storeAnswer(false);
  expect(await send()).toEqual(['taken']);
  expect(await send()).toEqual([]);
  expect(asked.map(({ path, body }) => ({ path, body }))).toEqual([{ path: PATH, body: { accepted: false } }]);
  expect(localStorage.getItem('unsent')).toBeNull();
});

it('An invitation that was answered elsewhere keeps its first answer', async () => {
  serveWeb({ [`POST ${PATH}`]: () => json({ accepted: false }) });
  storeAnswer(true);
  expect(await send()).toEqual(['answered']);
});

it('An accepted invitation to a closed job is refused and not tried again', async () => {
  serveWeb({ [`POST ${PATH}`]: () => problem(409, 'job_not_open') });
  storeAnswer(true);
  expect(await send()).toEqual(['refused']);
  expect(await send()).toEqual([]);
});

describe('an answer to a recorded day', () => {
  const DAY = '/api/v1/labour/applications/4/attendance/2026-11-23/answer/';
  const storeDay = (agrees: boolean) => {
    const answer = { act: 'answer_day', date: '2026-11-23', state: 'absent', agrees };
    const stored = { key: 'k', user_id: 2, application_id: 4, answer, send_at: 0, is_sent: false };
    localStorage.setItem('taskAnswers', JSON.stringify([stored]));
  };

  it('The answer is sent once with the entry that the worker saw', async () => {
    const asked = serveWeb({ [`POST ${DAY}`]: () => json({ state: 'absent', agrees: false }) });
    storeDay(false);
    expect(await send()).toEqual(['taken']);
    expect(await send()).toEqual([]);
    expect(asked.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: DAY, body: { state: 'absent', agrees: false } },
    ]);
  });

  it.each([
    [true, 'answered'],
    [null, 'changed'],
  ] as const)('If the server returns agrees=%s for a disagreement, the result is %s', async (agrees, result) => {
    serveWeb({ [`POST ${DAY}`]: () => json({ state: 'late', agrees }) });
    storeDay(false);
    expect(await send()).toEqual([result]);
    expect(localStorage.getItem('unsent')).toBeNull();
  });
});
