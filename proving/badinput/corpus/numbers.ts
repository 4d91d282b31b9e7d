// Test cases B65 to B76 of docs/rules.md: pages, counts, rupees, days, ids, languages and choices that are out of range
// or malformed.
import type { Field } from '../fields.ts';
import { Letters } from '../requests.ts';
import { cases, inBody, isOf, type ValueCase } from './case.ts';

const named = (pattern: RegExp, fits: (field: Field) => boolean) => (field: Field) =>
  pattern.test(field.name) && fits(field);
const whole = isOf('whole');
const inQuery = ({ place }: Field) => place === 'query';
const number = (field: Field) => inBody(field) && isOf('number')(field);

const pages = [
  ...cases('B65', { fits: named(/^page$/, whole), must: 'refused' }, [
    ['zero', '0'],
    ['minus one', '-1'],
    ['a fraction', '1.5'],
    ['an exponent', '1e9'],
    ['2^31', '2147483648'],
    ['2^63', '9223372036854775808'],
    ['nothing', ''],
    ['letters', 'abc'],
    ['a leading space', ' 1'],
    ['Devanagari', '१'],
    ['hexadecimal', '0x1'],
  ]),
  ...cases('B66', { fits: named(/^limit$/, whole), must: 'refused' }, [
    ['zero', '0'],
    ['minus one', '-1'],
    ['above the maximum', '501'],
    ['1e9', '1000000000'],
    ['an exponent', '1e9'],
  ]),
  ...cases('B67', { fits: named(/^offset$/, whole), must: 'refused' }, [['1e12', '1000000000000']]),
  ...cases('B68', { fits: named(/^(?:offset|skip)$/, whole), must: 'refused' }, [['minus one', '-1']]),
  ...cases('B69', { fits: named(/^days$/, whole), must: 'refused' }, [
    ['zero', '0'],
    ['minus one', '-1'],
    ['a hundred thousand', '100000'],
  ]),
  // All other integers in a path or query must refuse a sign, a fraction and an overflow too.
  ...cases(
    'B65',
    { fits: (field) => whole(field) && !/^(?:page|limit|offset|days)$/.test(field.name), must: 'refused' },
    [
      ['minus one', '-1'],
      ['a fraction', '1.5'],
      ['2^63', '9223372036854775808'],
      ['letters', 'abc'],
    ],
  ),
];

const amounts = [
  ...cases('B70', { fits: named(/^positions$/, number), must: 'refused' }, [
    ['zero', 0],
    ['minus one', -1],
    ['a fraction', 1.5],
    ['1e9', 1e9],
  ]),
  ...cases(
    'B71',
    {
      fits: (field) => /^salary/.test(field.name) && number(field),
      must: ({ shape }) => (shape.type === 'integer' ? 'refused' : 'any'),
    },
    [
      ['zero', 0],
      ['minus one', -1],
      ['1e12', 1e12],
    ],
  ),
  ...cases('B71', { fits: named(/^salary_amount$|^positions$|^score$|_id$|^version$/, number), must: 'refused' }, [
    ['with commas', '1,00,000'],
    ['with its sign', '₹500'],
    ['in Devanagari', '१००'],
  ]),
  ...cases('B71', { fits: named(/^(?:score|labour_id|application_id|job_id|0)$/, number), must: 'refused' }, [
    ['minus one', -1],
    ['a fraction', 4.5],
    ['1e300', new Letters('1e300')],
  ]),
  ...cases('B71', { fits: number, must: 'any' }, [
    ['2^31', 2_147_483_648],
    ['the largest safe integer', 9_007_199_254_740_991],
    ['the smallest safe integer', -9_007_199_254_740_991],
  ]),
];

const badDays = [
  '2025-02-30',
  '0000-00-00',
  '01/02/2025',
  'now',
  'tomorrow',
  'infinity',
  'epoch',
  '99999-01-01',
  '1800-01-10',
  '2025-02-29',
  '2026-1-1',
  '',
];
const isDay = isOf('date');
const isInstant = (field: Field) => /_at$/.test(field.name) && isOf('pattern', 'date')(field);

const days = [
  ...cases(
    'B72',
    {
      fits: (field) => isDay(field) && !isInstant(field),
      must: ({ place, nullable }) => (place === 'body' && nullable ? [422] : 'refused'),
    },
    badDays.filter(Boolean).map((day): [string, string] => [day, day]),
  ),
  ...cases('B72', { fits: (field) => isDay(field) && field.name === 'date_of_birth', must: 'refused' }, [
    ['a date in the future', '2090-01-01'],
    ['a child', '2020-01-01'],
  ]),
  ...cases('B72', { fits: isDay, must: 'any' }, [['the 29th of February', '2024-02-29']]),
  ...cases('B72', { fits: isInstant, must: 'refused' }, [
    ['without a time zone', '2026-01-01T00:00:00'],
    ['a word', 'tomorrow'],
    ['a date without a time', '2026-01-01'],
  ]),
  ...cases('B72', { fits: isInstant, must: 'any' }, [
    ['month 13', '2026-13-01T00:00:00Z'],
    ['hour 25', '2026-01-01T25:00:00Z'],
    ['the 30th of February', '2026-02-30T00:00:00Z'],
    ['an invalid time zone', '2026-01-01T00:00:00+99:99'],
    ['the year 0', '0000-01-01T00:00:00Z'],
    ['a far year', '9999-12-31T23:59:59Z'],
  ]),
];

const UID = '0b8f7f5e-4f7f-4b0e-9d5e-0d1c2b3a4f5e';

const ids = [
  ...cases('B23', { fits: isOf('uuid', 'id'), must: 'refused' }, [['path traversal', '../../etc/passwd']]),
  ...cases('B73', { fits: isOf('uuid'), must: 'refused' }, [
    ['in braces', `{${UID}}`],
    ['upper case', UID.toUpperCase()],
    ['without hyphens', UID.replaceAll('-', '')],
    ['x', 'x'],
  ]),
  ...cases('B73', { fits: isOf('uuid'), must: 'any' }, [
    ['nil', '00000000-0000-0000-0000-000000000000'],
    ['a version 1 UUID', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'],
  ]),
  ...cases('B73', { fits: isOf('id'), must: 'refused' }, [
    ['zero', '0'],
    ['minus one', '-1'],
    ['a fraction', '1.5'],
    ['an exponent', '1e3'],
    ['2^63', '9223372036854775808'],
    ['a leading space', ' 1'],
    ['Devanagari', '१'],
    ['hexadecimal', '0x1'],
  ]),
];

const choices = [
  ...cases('B74', { fits: (field) => field.name === 'language' && inQuery(field), must: [200] }, [
    ['a variety', 'en-IN'],
    ['unknown', 'xx'],
    ['Bhojpuri', 'bh'],
  ]),
  ...cases('B74', { fits: (field) => /^languages?$/.test(field.name), must: 'any' }, [
    ['path traversal', '../../hi'],
    ['fifty values', Array.from({ length: 50 }, () => 'hi').join(',')],
  ]),
  ...cases('B74', { fits: isOf('language'), must: 'refused' }, [['unknown', 'xx']]),
  ...cases('B75', { fits: isOf('choice'), must: 'refused' }, [
    ['unknown', 'no_such_word'],
    ['upper case', 'DAILY_WAGE'],
    ['a list', ['daily_wage', 'contract']],
    ['a property of Object.prototype', 'constructor'],
  ]),
  ...cases('B76', { fits: (field) => /^(?:sort|direction)$/.test(field.name), must: 'refused' }, [
    ['a hidden column', 'password_hash'],
  ]),
];

export const numbers: readonly ValueCase[] = [...pages, ...amounts, ...days, ...ids, ...choices];
