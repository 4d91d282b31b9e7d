// An illustration of an identity card whose first eight digits are covered.
import './masked-card.css';

const LEFT = [0, 1] as const;

export function MaskedIdCard({ caption }: { caption: string }) {
  return (
    <figure className="masked-card">
      <svg viewBox="0 0 240 150" aria-hidden="true" focusable="false">
        <rect className="masked-card__card" x="2" y="2" width="236" height="146" rx="12" />
        <path className="masked-card__band" d="M2 14a12 12 0 0 1 12-12h212a12 12 0 0 1 12 12v12H2z" />
        <rect className="masked-card__photo" x="18" y="42" width="52" height="60" rx="6" />
        <circle className="masked-card__head" cx="44" cy="64" r="11" />
        <path className="masked-card__head" d="M25 102c2-14 9-20 19-20s17 6 19 20z" />
        <rect className="masked-card__line" x="86" y="48" width="104" height="8" rx="4" />
        <rect className="masked-card__line" x="86" y="66" width="72" height="8" rx="4" />
        <rect className="masked-card__line" x="86" y="84" width="88" height="8" rx="4" />
        {LEFT.map((place) => (
          <rect key={place} className="masked-card__strip" x={30 + place * 64} y="112" width="56" height="24" rx="4" />
        ))}
        <text className="masked-card__digits" x="162" y="131">
          2346
        </text>
      </svg>
      <figcaption className="small">{caption}</figcaption>
    </figure>
  );
}
