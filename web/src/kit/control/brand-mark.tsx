// The logo: a cable bridge whose tower is a hammer, with the product name beside it.
import './brand-mark.css';

/** The logo without the name, hidden from screen readers. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <rect className="mark__ground" width="40" height="40" rx="10" />
      <path className="mark__cable" d="M18.5 16.5 6.5 28M21.5 16.5 33.5 28M18.5 20.5 11 28M21.5 20.5 29 28" />
      <path className="mark__deck" d="M4.5 29.5h31" />
      <path className="mark__tower" d="M20 13v21" />
      <path
        className="mark__head"
        d="M10.5 8.5h13.200c3.200 0 5.300 1.300 6.300 4.200-1.600-.8-3.200-1-5-1v2.800H10.5a1.5 1.5 0 0 1-1.5-1.5v-3a1.5 1.5 0 0 1 1.5-1.5z"
      />
    </svg>
  );
}

/** Logo and product name. The component contains no link: a caller that needs a link puts the component into one. */
export function BrandMark() {
  return (
    <span className="brand-mark">
      <Mark />
      <span lang="en">
        <b>Kaam</b>Setu
      </span>
    </span>
  );
}
