// Test cases B30 to B40 of docs/rules.md: JSON keys and values that have the wrong type, are too large, malformed in
// Unicode, or empty.
import { Letters } from '../requests.ts';
import { cases, inBody, isOf, isWritten, type ValueCase } from './case.ts';

/**
 * Keys that no request body may have, each with a value. The keys of case B30 attack object prototypes; those of case
 * B31 are names of database columns.
 */
export const extraKeys: readonly (readonly [id: string, key: string, value: string])[] = [
  ['B30', '__proto__', '{"isAdmin":true}'],
  ['B30', 'constructor', '{"prototype":{"isAdmin":true}}'],
  ['B30', 'toString', '"x"'],
  ['B30', 'hasOwnProperty', 'true'],
  ...[
    'is_verified',
    'employer_id_',
    'application_count',
    'created_at',
    'password_hash',
    'user_id',
    'is_admin',
    'status_',
  ].map((key) => ['B31', key, '1'] as const),
];

const wrongTypes = [
  ...cases('B32', { fits: (field) => inBody(field) && isWritten(field), must: 'refused' }, [
    ['a list of strings', ['a', 'b']],
    ['an object', { $ne: null }],
    ['true', true],
  ]),
  ...cases(
    'B32',
    {
      fits: (field) => inBody(field) && isWritten(field),
      must: (field) => (field.name === 'target_id' ? 'any' : 'refused'),
    },
    [['a number', 9_876_543_210]],
  ),
  ...cases('B32', { fits: (field) => inBody(field) && isOf('number')(field), must: 'refused' }, [
    ['a number as a string', '5'],
    ['a list of numbers', [5]],
    ['an object', {}],
    ['true', true],
  ]),
  ...cases('B32', { fits: isOf('flag'), must: 'refused' }, [
    ['true as a string', 'true'],
    ['one', 1],
    ['a list', [true]],
  ]),
  ...cases('B32', { fits: isOf('list'), must: 'refused' }, [
    ['text', 'mason'],
    ['an object', { length: 1 }],
  ]),
  ...cases('B32', { fits: isOf('object'), must: 'refused' }, [
    ['text', 'x'],
    ['a list', []],
  ]),
  ...cases('B32', { fits: isOf('any', 'never'), must: 'any' }, [
    ['an object', { a: 1 }],
    ['a list', [[]]],
  ]),
];

const refusesInteger: ValueCase['must'] = ({ shape }) => (shape.type === 'integer' ? 'refused' : 'any');
const isNumber: ValueCase['fits'] = (field) => inBody(field) && isOf('number')(field);

const numbers = [
  ...cases('B33', { fits: isNumber, must: 'refused' }, [['1e400', new Letters('1e400')]]),
  ...cases('B33', { fits: isNumber, must: refusesInteger }, [
    ['2^53 + 1', new Letters('9007199254740993')],
    ['0.1 + 0.2', 0.1 + 0.2],
    ['-1e400', new Letters('-1e400')],
  ]),
  ...cases('B33', { fits: isNumber, must: 'any' }, [
    ['negative zero', new Letters('-0')],
    ['1e-400', new Letters('1e-400')],
  ]),
  ...cases('B34', { fits: isNumber, must: [400] }, [
    ['NaN', new Letters('NaN')],
    ['Infinity', new Letters('Infinity')],
    ['-Infinity', new Letters('-Infinity')],
  ]),
  ...cases('B34', { fits: isNumber, must: 'refused' }, [
    ['NaN as a string', 'NaN'],
    ['Infinity as a string', 'Infinity'],
    ['-Infinity as a string', '-Infinity'],
  ]),
];

/**
 * Text with malformed Unicode, NUL, control characters or great length. A query with malformed Unicode is refused
 * before its fields are read, so several statuses are possible.
 */
const letters = [
  ...cases('B35', { fits: isWritten, must: ({ place }) => (place === 'body' ? 'refused' : [400, 404, 422]) }, [
    ['a lone high surrogate', 'a\ud800b'],
    ['a lone low surrogate', '\udfff'],
  ]),
  ...cases('B36', { fits: isWritten, must: ({ place }) => (place === 'path' ? [400, 404] : 'refused') }, [
    ['NUL', 'a\u0000b'],
  ]),
  ...cases('B37', { fits: (field) => inBody(field) && isWritten(field), must: 'refused' }, [
    ['90 kB', 'x'.repeat(90_000)],
  ]),
  ...cases('B37', { fits: (field) => !inBody(field), must: ({ place }) => (place === 'path' ? [404] : 'refused') }, [
    ['30 kB', 'x'.repeat(30_000)],
  ]),
  ...cases(
    'B39',
    {
      fits: isWritten,
      must: ({ place, name }) => (place === 'path' ? [404] : TAKEN_AS_IT_IS.test(name) ? 'any' : 'refused'),
    },
    [
      ['a BEL character', 'Ravi\u0007 Kumar'],
      ['terminal colour codes', '\u001b[31mRavi'],
    ],
  ),
  ...cases(
    'B39',
    { fits: isWritten, must: ({ name, shape }) => (ONE_LINE.test(name) && shape.minLength ? 'refused' : 'any') },
    [
      ['a header', 'Ravi\r\nSet-Cookie: a=b'],
      ['a line break', 'Ravi\nKumar'],
    ],
  ),
];

/**
 * Fields that accept any text: SQL statements, passwords, searches, and names of sort orders and columns. `language` is
 * here because case B74 tests its unknown values.
 */
const TAKEN_AS_IT_IS = /^(?:query|language|password|current_password|search|sort|column)$/;

/** Fields that are shown on one line or sent in an SMS. */
const ONE_LINE = /^(?:first_name|last_name|full_name|company_name|title|city|username|headline)$/;

const hasToBe: ValueCase['must'] = ({ shape, place, nullable, kind }) =>
  place === 'body' && kind === 'text' && !nullable && (shape.minLength ?? 0) > 0 ? 'refused' : 'any';

const nothing = [
  ...cases('B38', { fits: isOf('text'), must: hasToBe }, [
    ['spaces', '   \t '],
    ['no-break spaces', '\u00a0\u00a0'],
    ['zero-width spaces', '\u200b\u200b'],
    ['a filler', '\u3164'],
    ['a blank Braille pattern', '\u2800'],
  ]),
  ...cases(
    'B38',
    {
      // The kind `gstin` is not in this list, because a GSTIN (a tax number) of spaces counts as empty, which is
      // allowed.
      fits: (field) => isOf('choice', 'phone', 'otp', 'email', 'identity')(field),
      must: ({ place }) => (place === 'body' ? 'refused' : 'any'),
    },
    [['spaces', '   ']],
  ),
  ...cases('B40', { fits: inBody, must: 'any' }, [
    ['null', null],
    ['nothing', ''],
  ]),
];

export const jsonValues: readonly ValueCase[] = [...wrongTypes, ...numbers, ...letters, ...nothing];
