// Test cases B41 to B55 of docs/rules.md: phone numbers, codes and identity numbers in every spelling, valid and
// invalid.
import { cases, isOf, type ValueCase } from './case.ts';

const NUMBER = '9876543210';
const inScript = (first: number) => [...NUMBER].map((digit) => String.fromCodePoint(first + Number(digit))).join('');

/** Spellings of one phone number. All of them must lead to the same account. */
export const samePhone: readonly (readonly [id: string, about: string, text: string])[] = [
  ...[NUMBER, `0${NUMBER}`, `91${NUMBER}`, `+91${NUMBER}`, '+91 98765-43210', `0091${NUMBER}`, '(+91)98765 43210'].map(
    (text) => ['B41', text, text] as const,
  ),
  ['B42', 'Devanagari', inScript(0x966)],
  ['B42', 'Tamil', inScript(0xbe6)],
  ['B42', 'Arabic-Indic', inScript(0x660)],
  ['B42', 'full width', inScript(0xff10)],
  ['B46', 'a mark from right to left', `\u200f${NUMBER}`],
  ['B46', 'a mark from left to right', `${NUMBER}\u200e`],
  ['B46', 'blanks around', ` ${NUMBER} `],
];

const phones = [
  ...samePhone.map(([id, about, value]): ValueCase => ({ id, about, value, fits: isOf('phone'), must: 'any' })),
  ...cases('B43', { fits: isOf('phone'), must: 'refused' }, [
    ['a circled digit', '98765①3210'],
    ['letters among digits', '98765Ö3210'],
  ]),
  ...cases('B44', { fits: isOf('phone'), must: 'refused' }, [
    ['nine digits', '987654321'],
    ['eleven digits', '98765432101'],
    ['begins with 5', '5876543210'],
    ['begins with 0', '0000000000'],
    ['letters', '98765abcde'],
    ['another country', '+12025550123'],
    ['a premium number', '1900123456'],
    ['the country code twice', '+91+919876543210'],
  ]),
  ...cases('B45', { fits: isOf('phone'), must: 'refused' }, [
    ['an extension', '9876543210;ext=1'],
    ['pauses', '9876543210,,,1'],
    ['a sign', '9876543210#'],
    ['a link', 'tel:9876543210'],
  ]),
  ...cases('B46', { fits: isOf('phone'), must: 'refused' }, [['NUL at its end', '9876543210\u0000']]),
  ...cases('B47', { fits: isOf('phone'), must: 'refused' }, [['a number', 9_876_543_210]]),
  ...cases('B48', { fits: isOf('phone'), must: 'refused' }, [['two numbers', ['9876543210', '9876543211']]]),
  ...cases('B49', { fits: isOf('phone'), must: 'refused' }, [['an operator', { $ne: null }]]),
];

const codes = [
  ...cases('B50', { fits: isOf('otp'), must: 'refused' }, [
    ['five digits', '12345'],
    ['seven digits', '1234567'],
    ['a number', 123_456],
    ['several codes', ['123456', '654321']],
    ['letters', '12345a'],
    ['a fraction', '1234.5'],
  ]),
  ...cases('B50', { fits: isOf('otp'), must: 'any' }, [
    ['noughts', '000000'],
    ['digits of Devanagari', '१२३४५६'],
    ['a trailing space', '123456 '],
  ]),
];

const identities = [
  ...cases('B51', { fits: isOf('identity'), must: 'refused' }, [
    ['eleven digits', '49911866524'],
    ['thirteen digits', '4991186652461'],
    ['begins with 0', '099118665246'],
    ['begins with 1', '199118665246'],
    ['a wrong check digit', '499118665247'],
    ['masked', 'XXXXXXXX1234'],
    ['one digit twelve times', '222222222222'],
  ]),
  ...cases('B51', { fits: isOf('identity'), must: 'any' }, [['spaces between the digits', '4991 1866 5246']]),
  ...cases('B52', { fits: isOf('identity'), must: 'refused' }, [
    ['too few characters', 'ABCDE12345'],
    ['an invalid holder type', 'AAAAA0000A'],
    ['the letter O for zero', 'AAPPVOOOOK'],
    ['a Cyrillic А', 'АAPPV1234K'],
  ]),
  ...cases('B53', { fits: isOf('identity'), must: 'refused' }, [['a PAN declared as an Aadhaar', 'AAPPV1234K']]),
  ...cases('B54', { fits: isOf('identity'), must: 'any' }, [['a number of another account', '499118665246']]),
  ...cases('B55', { fits: isOf('gstin'), must: 'refused' }, [
    ['a wrong check letter', '27AAPFU0939F1ZX'],
    ['an invalid state code', '00AAPFU0939F1ZV'],
    ['too short', '27AAPFU0939'],
  ]),
  ...cases('B55', { fits: isOf('gstin'), must: 'any' }, [['a different PAN', '27AAPFU0939F1ZV']]),
];

export const people: readonly ValueCase[] = [...phones, ...codes, ...identities];
