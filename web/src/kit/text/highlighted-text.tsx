// Highlights words in text and shortens long passages between the highlighted words.
import './highlighted-text.css';
import { Fragment } from 'react';

const AROUND = 60;

export interface Piece {
  text: string;
  isHighlighted: boolean;
}

/**
 * Shortens a passage that contains no highlight. Leaves `AROUND` characters beside each neighbouring highlight
 * (`sides`), cut at a space if possible.
 */
function shortened(text: string, sides: { before: boolean; after: boolean }): string {
  const head = sides.before ? text.slice(0, AROUND).replace(/\s\S*$/u, '') : '';
  const tail = sides.after ? text.slice(-AROUND).replace(/^\S*\s/u, '') : '';
  const room = (sides.before ? AROUND : 0) + (sides.after ? AROUND : 0);
  if (text.length <= room + 10) return text;
  return `${head} … ${tail}`;
}

/**
 * Splits the text into pieces. Each occurrence of one of `words` is a highlighted piece; long text between is
 * shortened.
 */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words.filter(Boolean)) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      marked.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; ) {
    const isHighlighted = marked[at] === true;
    const next = marked.indexOf(!isHighlighted, at);
    const end = next === -1 ? text.length : next;
    pieces.push({ text: text.slice(at, end), isHighlighted });
    at = end;
  }
  return pieces.map((piece, index) =>
    piece.isHighlighted
      ? piece
      : { ...piece, text: shortened(piece.text, { before: index > 0, after: index < pieces.length - 1 }) },
  );
}

export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <p className="highlighted-text">
      {piecesOf(text, words).map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no key but their index
        piece.isHighlighted ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>,
      )}
    </p>
  );
}
