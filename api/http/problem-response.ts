// Turns errors into problem documents (RFC 9457; D50). No other module turns errors into responses.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { Problem, type ProblemCode, problemStatus } from '#contracts/problems.ts';
import { fill, problemTexts } from '#locales/server-texts.ts';
import { isUnavailable } from '#platform/is-unavailable.ts';
import { describeError, type Log } from '#platform/log.ts';
import { loggedPath, noteRefusal, requestIdOf } from './request-log.ts';

const has = (error: unknown, key: string): error is Record<string, unknown> =>
  typeof error === 'object' && error !== null && key in error;

// Problem codes for errors of Express and its body parser, by HTTP status.
const byStatus: Record<number, ProblemCode> = {
  400: 'malformed_request',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem('unavailable');
  if (has(error, 'code') && typeof error.code === 'string') {
    // Error class 22: Postgres rejected a value. The schema of the endpoint should have rejected the value first, so
    // this is a bug.
    if (/^22[0-9A-Z]{3}$/.test(error.code)) return new Problem('validation_failed', { errors: { body: ['invalid'] } });
  }
  if (has(error, 'type') && error.type === 'entity.verify.failed') return new Problem('malformed_request');
  const status = has(error, 'status') && typeof error.status === 'number' ? error.status : 500;
  return new Problem(
    byStatus[status] ?? (error instanceof URIError || status === 400 ? 'malformed_request' : 'internal'),
  );
}

function fieldTexts(params: Problem['params']): Record<string, string[]> | null {
  if (!has(params, 'errors') || typeof params.errors !== 'object' || params.errors === null) return null;
  const entries = Object.entries(params.errors).map(([field, codes]): [string, string[]] => {
    const list: unknown[] = Array.isArray(codes) ? codes : [];
    return [field, list.map((code) => problemTexts.field[String(code)] ?? String(code))];
  });
  return Object.fromEntries(entries);
}

function documentOf(problem: Problem, requestId: string): Record<string, unknown> {
  const { errors: codes, ...rest } = problem.params;
  const detail = fill(problemTexts.code[problem.code], rest);
  const texts = fieldTexts(problem.params);
  return {
    type: `/problems/${problem.code}`,
    title: problem.code.replaceAll('_', ' '),
    status: problem.status,
    detail,
    code: problem.code,
    message: detail,
    ...(problem.status === 429 ? { error: true } : {}),
    ...rest,
    ...(texts ? { errors: texts, error_codes: codes } : {}),
    request_id: requestId,
  };
}

function setHeaders(res: ServerResponse, problem: Problem): void {
  const { retry_after, allow } = problem.params;
  if (typeof retry_after === 'number') res.setHeader('Retry-After', String(retry_after));
  else if (problem.code === 'sms_unavailable') res.setHeader('Retry-After', '30');
  else if (problem.status === problemStatus.unavailable) res.setHeader('Retry-After', '2');
  if (typeof allow === 'string') res.setHeader('Allow', allow);
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
}

/** Sends a problem document. Works before and inside Express. */
export function sendProblem(req: IncomingMessage, res: ServerResponse, problem: Problem): void {
  noteRefusal(req, problem.code);
  setHeaders(res, problem);
  res.statusCode = problem.status;
  res.end(JSON.stringify(documentOf(problem, requestIdOf(req))));
}

/** Returns the error handler of the app. The handler logs errors with status 500 or higher, without request bodies. */
export function problemResponse(log: Log): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const problem = asProblem(error);
    if (problem.status >= 500)
      log.error('a request failed', { request_id: requestIdOf(req), path: loggedPath(req), ...describeError(error) });
    sendProblem(req, res, problem);
  };
}
