// The picture of a trade; a trade without a drawing shows a briefcase, a job without a trade too.
import './trade-icon.css';
import drawings from './art/trades.svg';
import { isDrawn } from './drawn-trades.ts';
import { Icon } from './icon.tsx';

interface TradeIconProps {
  role: string | null | undefined;
  /** Pixels; 24 in a chip, 32 in a card's tile. */
  size?: number;
}

export function TradeIcon({ role, size = 32 }: TradeIconProps) {
  if (!role || !isDrawn(role)) return <Icon name="briefcase" size={size} />;
  return (
    <svg className="trade-icon" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${drawings}#${role}`} />
    </svg>
  );
}

interface TradeTileProps {
  role: string | null | undefined;
  large?: boolean;
}

/** The trade on its sand tile, as it stands at the head of a card. */
export function TradeTile({ role, large = false }: TradeTileProps) {
  return (
    <span className="trade-tile" data-large={large || undefined}>
      <TradeIcon role={role} size={large ? 40 : 32} />
    </span>
  );
}
