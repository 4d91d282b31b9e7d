import { expect, it } from 'vitest';
import { printableName } from './printable-name.ts';

it.each([
  ['Ramesh Yadav', 'Ramesh Yadav'],
  ['सलीम शेख़', 'सलीम शेख़'],
  ['முத்து குமார்', 'முத்து குமார்'],
  ['ರಮೇಶ್', 'रमेश्'],
  ['રમેશ', 'रमेश'],
  ['ਸਿੰਘ', 'सिंघ'],
  ['ରମେଶ', 'रमेश'],
  ['Ravi 🙂  Kumar', 'Ravi Kumar'],
  ['Ravi\u202e\u0000 Kumar', 'Ravi Kumar'],
])('The name %s is printed as %s', (name, text) => {
  expect(printableName(name)).toEqual({ text: text.normalize('NFC'), isComplete: true });
});

it('A name in a script without a font is not complete', () => {
  expect(printableName('رمیش (Ramesh)')).toEqual({ text: '???? (Ramesh)', isComplete: false });
});
