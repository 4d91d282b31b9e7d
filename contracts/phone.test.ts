// Tests of phone numbers in all spellings.
import { describe, expect, it } from 'vitest';
import { maskPhone, normalisePhone } from './phone.ts';

const same = [
  '9876543210',
  '09876543210',
  '919876543210',
  '+919876543210',
  '+91 98765-43210',
  '0091 98765 43210',
  '(+91)98765 43210',
  '९८७६५४३२१०',
  '௯௮௭௬௫௪௩௨௧௦',
  '٩٨٧٦٥٤٣٢١٠',
  '９８７６５４３２１０',
  '\u200E9876543210 ',
];
const wrong = [
  '987654321',
  '98765432101',
  '5876543210',
  '+1 9876543210',
  '+91+919876543210',
  '98765①3210',
  '9876543210;ext=1',
  '',
  'abc',
];

describe('phone numbers', () => {
  it.each(same)('The spelling %s normalises to the same number', (text) => {
    expect(normalisePhone(text)).toBe('+919876543210');
  });

  it.each(wrong)('The input %s is not an Indian mobile number', (text) => {
    expect(normalisePhone(text)).toBeNull();
  });

  it('A masked phone number shows two digits at each end', () => {
    expect(maskPhone('+919876543210')).toBe('98••••••10');
  });
});
