// Conversion between the text in a settings field and its value. Pure.
import type { SettingField } from '#contracts/admin-settings.ts';
import { numberText } from '../../kit/text/number-text.ts';

/** Why a typed value is invalid: a translation key of the topic `problems`, under `field`. */
type Wrong = 'required' | 'not_a_whole_number' | 'out_of_range' | 'too_long' | 'invalid' | 'too_many';
export type Read = { value: unknown } | { wrong: Wrong };

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Returns the text that the input field shows for a value; '' if the value is not a string, number or list. */
export function asTyped(value: unknown): string {
  if (isList(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function readNumber(text: string, { least, most }: { least: number; most: number }): Read {
  const bare = text.replace(/[,\s]/g, '');
  if (bare === '') return { wrong: 'required' };
  if (!/^-?\d{1,12}$/.test(bare)) return { wrong: 'not_a_whole_number' };
  const value = Number(bare);
  return value < least || value > most ? { wrong: 'out_of_range' } : { value };
}

function readNumbers(text: string, field: Extract<SettingField, { kind: 'numbers' }>): Read {
  const parts = text.split(',').flatMap((part) => part.trim() || []);
  if (parts.length < field.fewest) return { wrong: 'required' };
  if (parts.length > field.many) return { wrong: 'too_many' };
  const values: unknown[] = [];
  for (const part of parts) {
    const read = readNumber(part, field);
    if ('wrong' in read) return read;
    values.push(read.value);
  }
  return { value: values };
}

function readText(text: string, { least, most, pattern }: Extract<SettingField, { kind: 'text' }>): Read {
  const value = text.trim();
  if (value.length < least) return { wrong: 'required' };
  if (value.length > most) return { wrong: 'too_long' };
  return pattern === '' || new RegExp(pattern).test(value) ? { value } : { wrong: 'invalid' };
}

/** Returns the value of the typed text, or why the text is invalid. The server validates the value again. */
export function readTyped(text: string, field: SettingField): Read {
  if (field.kind === 'number') return readNumber(text, field);
  if (field.kind === 'numbers') return readNumbers(text, field);
  if (field.kind === 'text') return readText(text, field);
  return { wrong: 'invalid' };
}

/**
 * Returns a short text of a number, string or list of numbers, for the hint with the default value; null for other
 * values.
 */
export function shortValue(value: unknown): string | null {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return value;
  if (isList(value) && value.every((one) => typeof one === 'number')) return value.map(numberText).join(', ');
  return null;
}

export const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
