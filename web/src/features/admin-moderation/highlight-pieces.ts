// Cuts a text where marks begin and end: the positions are those of the server, in UTF-16.

export interface HighlightPiece {
  text: string;
  isHighlighted: boolean;
  /** Where it begins: its name in a list. */
  start: number;
}

interface Span {
  start: number;
  end: number;
}

/** The pieces of a text, marked wherever one of the spans covers it; spans may overlap or reach too far. */
export function highlightPieces(text: string, spans: readonly Span[]): HighlightPiece[] {
  const edges = spans.flatMap(({ start, end }) => [start, end]).filter((edge) => edge > 0 && edge < text.length);
  const cuts = [...new Set([0, ...edges, text.length])].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => ({
    text: text.slice(start, cuts[index + 1]),
    isHighlighted: spans.some((span) => span.start <= start && span.end > start),
    start,
  }));
}
