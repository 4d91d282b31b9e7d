// Tests which errors count as transient. After a transient error, the same request may succeed later.
import { expect, it } from 'vitest';
import { isUnavailable } from './is-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

it.each([
  '25006',
  '25P03',
  '25P04',
  '40001',
  '40003',
  '40P01',
  '53100',
  '53300',
  '55006',
  '55P03',
  '57P01',
  '57P03',
  '08006',
])('SQLSTATE %s is transient', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
});

it.each(['ECONNREFUSED', 'EAI_AGAIN', 'ENETUNREACH', 'EPIPE'])('The network error %s is transient', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
});

it.each(['23505', '25001', '25P02', '28P01', '3D000', '42P01', 'EACCES'])('The error %s is not transient', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});
