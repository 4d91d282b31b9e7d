// Picture of a trade. A briefcase is shown for a trade without a picture and for a job without a trade.
import './trade-icon.css';
import { isDrawn } from '#contracts/drawn-trades.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import drawings from './trades.svg';

interface TradeIconProps {
  role: string | null | undefined;
  /** Width and height in pixels: 24 in a chip, 32 on a card. */
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

/** Picture of a trade on a tile, as at the top of a card. */
export function TradeTile({ role, large = false }: TradeTileProps) {
  return (
    <span className="trade-tile" data-large={large || undefined}>
      <TradeIcon role={role} size={large ? 40 : 32} />
    </span>
  );
}
