// The signs of four kinds of places where a company can be found, in the line of the other icons. Decorative.
import type { ReactNode } from 'react';
import type { SocialPlace } from '#contracts/site.ts';

const drawings: Record<SocialPlace, ReactNode> = {
  video: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="3" />
      <path d="M10 9.200v5.600l5-2.800z" />
    </>
  ),
  x: <path d="M4 4l16 16M20 4 4 20" />,
  photos: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.1" />
    </>
  ),
  network: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M8 11v5.500M8 7.500v.1M12 16.500V11M12 13.500c0-1.500 1-2.500 2.200-2.500s2.300.9 2.300 2.500v3" />
    </>
  ),
};

export function SocialIcon({ place }: { place: SocialPlace }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[place]}
    </svg>
  );
}
