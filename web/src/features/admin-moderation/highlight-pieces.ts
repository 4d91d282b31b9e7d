// Splits text at the starts and ends of its highlighted spans. Positions count UTF-16 code units, as in the API.

export interface HighlightPiece {
  text: string;
  isHighlighted: boolean;
  /** Position in the text, used as list key. */
  start: number;
}

interface Span {
  start: number;
  end: number;
}

/** Returns the pieces of the text, highlighted if a span covers them. Spans may overlap or end after the text. */
export function highlightPieces(text: string, spans: readonly Span[]): HighlightPiece[] {
  const edges = spans.flatMap(({ start, end }) => [start, end]).filter((edge) => edge > 0 && edge < text.length);
  const cuts = [...new Set([0, ...edges, text.length])].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => ({
    text: text.slice(start, cuts[index + 1]),
    isHighlighted: spans.some((span) => span.start <= start && span.end > start),
    start,
  }));
}
