// Drawings for the wages pages: one picture for each kind of `Owed`, and an amount as notes and coins.
import type { ReactNode } from 'react';
import { isCoin, type Owed, type Piece, piecesOf } from './amounts.ts';

const hand = (
  <>
    <path d="M4 44h9v14H4zM13 46c6-3 10-2 15 2h9c4 0 4 5 0 5H27" />
    <path d="m37 50 14-6c4-1 6 3 3 6L38 58c-4 2-8 2-12 1l-13-3" />
  </>
);

const pictures: Record<Owed['kind'], ReactNode> = {
  receive: (
    <>
      <circle className="money-picture__soft" cx="24" cy="28" r="10" />
      <circle className="money-picture__soft" cx="42" cy="18" r="10" />
      <path d="M20 25h8m-8 4h8m-5-4c6 0 4 7-2 6l5 4M38 15h8m-8 4h8m-5-4c6 0 4 7-2 6l5 4" />
      {hand}
    </>
  ),
  settled: (
    <path d="M32 8v46M20 56h24M12 18h40M12 18 4 38h16zM52 18l-8 20h16zM4 38c1 8 15 8 16 0M44 38c1 8 15 8 16 0" />
  ),
  advance: (
    <>
      <rect className="money-picture__soft" x="10" y="8" width="44" height="24" rx="3" />
      <path d="M28 15h9m-9 5h9m-6-5c7 0 5 8-2 7l6 5" />
      {hand}
    </>
  ),
};

/** The picture that shows whether the worker will receive money, nothing is owed, or the worker has an advance. */
export function MoneyPicture({ kind }: { kind: Owed['kind'] }) {
  return (
    <svg className="money-picture" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
      {pictures[kind]}
    </svg>
  );
}

/** An amount as notes and coins. The caller shows the amount as text. */
export function Pieces({ paise }: { paise: number }) {
  return (
    <span className="pieces" aria-hidden="true">
      {piecesOf(paise).map((piece) => (
        <PieceWithCount key={piece.value} piece={piece} />
      ))}
    </span>
  );
}

function PieceWithCount({ piece }: { piece: Piece }) {
  return (
    <span className="pieces__piece">
      <span className={isCoin(piece) ? 'pieces__coin' : 'pieces__note'}>{piece.value}</span>
      {piece.count > 1 && `×${piece.count}`}
    </span>
  );
}
