// Splits a field of a job post into pieces for a moderator. Prepared phrases (sentences that exist in all languages)
// are in the moderator's language, and words that may break a rule (findings) are highlighted. Pure.
import type { Finding } from '#contracts/job-shapes.ts';
import type { PhraseLine } from '#contracts/phrases.ts';
import { type HighlightPiece, highlightPieces } from './highlight-pieces.ts';

interface FieldText {
  text: string;
  field: string;
  findings: readonly Finding[];
  phrases?: readonly PhraseLine[] | undefined;
}

/**
 * Returns the pieces of the field. A prepared phrase is shown in the moderator's language. If a finding marks words of
 * the phrase, the line that the employer sees comes first and the translation follows in brackets, because the
 * positions of a finding refer to the employer's line.
 */
export function readerPieces({ text, field, findings, phrases = [] }: FieldText): HighlightPiece[] {
  const spans = findings.filter((finding) => finding.field === field);
  const readerLines = new Map(phrases.filter((one) => one.field === field).map((one) => [one.line, one.text]));
  let next = 0;
  return text.split('\n').flatMap((line, index) => {
    const start = next;
    next += line.length + 1;
    const inLine = spans
      .filter((span) => span.start < start + line.length && span.end > start)
      .map((span) => ({ start: span.start - start, end: span.end - start }));
    const translated = readerLines.get(line) ?? line;
    const shown =
      inLine.length === 0
        ? [{ text: translated, isHighlighted: false, start: 0 }]
        : highlightPieces(translated === line ? line : `${line} (${translated})`, inLine);
    const pieces = shown.map((piece) => ({ ...piece, start: piece.start + start }));
    return index === 0 ? pieces : [{ text: '\n', isHighlighted: false, start: start - 1 }, ...pieces];
  });
}
