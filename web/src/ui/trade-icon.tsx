// The picture of a trade; a trade without a drawing shows a briefcase, a job without a trade too.
import './trade-icon.css';
import { roleSlug } from '#contracts/reference.ts';
import { Icon } from './icon.tsx';
import { useLaterDrawing } from './more-trades.ts';
import { tradeDrawings } from './trade-drawings.tsx';

interface TradeIconProps {
  role: string | null | undefined;
  /** Pixels; 24 in a chip, 32 in a card's tile. */
  size?: number;
}

export function TradeIcon({ role, size = 32 }: TradeIconProps) {
  const slug = roleSlug.safeParse(role);
  const drawing = slug.success ? tradeDrawings[slug.data] : undefined;
  const later = useLaterDrawing(slug.success && !drawing ? slug.data : null);
  if (!drawing && !later) return <Icon name="briefcase" size={size} />;
  return (
    <svg className="trade-icon" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      {drawing}
      {later && <path className="trade-icon__tone" d={later.tone} />}
      {later && <path d={later.lines} />}
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
