// Writes the value of a slot (a blank in a prepared sentence) in one language.
import type { PhraseSlotKind } from '#contracts/phrase-uses.ts';
import type { SlotValue } from '#contracts/phrases.ts';
import type { Language } from '#contracts/values.ts';
import { weekdayText } from './date-time-text.ts';
import { hourText } from './day-parts.ts';

export interface SlotWriter {
  language: Language;
  /** Returns the name of a trade, language or document. */
  nameOf: (list: 'role' | 'spoken_language' | 'paper', code: string) => string;
  /**
   * Converts words that the author typed, such as a place, to the reader's script. Without this function the words are
   * unchanged.
   */
  readable?: ((words: string) => string) | undefined;
}

/** Returns the value as text: a day as `Monday, 30 November`, an amount as `1,200`. */
export function slotText({ language, nameOf, readable }: SlotWriter, kind: PhraseSlotKind, value: SlotValue): string {
  const text = String(value);
  if (kind === 'day') return weekdayText(text, language);
  if (kind === 'time') return hourText(`2000-01-01T${text}:00Z`, { language, timeZone: 'UTC' });
  if (kind === 'trade') return nameOf('role', text);
  if (kind === 'language') return nameOf('spoken_language', text);
  if (kind === 'amount') return Number(value).toLocaleString('en-IN');
  if (kind !== 'papers') return readable?.(text) ?? text;
  return (Array.isArray(value) ? value : [text]).map((paper) => nameOf('paper', paper)).join(', ');
}
