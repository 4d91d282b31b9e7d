// The commonest trades, drawn in one hand: a 32 grid, a 2 px line and one soft shape each.

import type { ReactNode } from 'react';
import type { RoleSlug } from '#contracts/reference.ts';

export const tradeDrawings: Partial<Record<RoleSlug, ReactNode>> = {
  mason: (
    <>
      <path className="trade-icon__tone" d="M4 23h24v6H4z" />
      <path d="M4 23h24v6H4zM13 23v6M21 23v6" />
      <path d="M3.5 18.5 10 5l7.5 7.5zM14 9l2-2c1.2-1.2 2.5-.2 3.5-.2" />
      <path d="m20.2 5.2 3.2 3.2L28.6 4.8l-2.4-3z" />
    </>
  ),
  electrician: (
    <>
      <path className="trade-icon__tone" d="M16 3a9.5 9.5 0 0 0-5.5 17.2V24h11v-3.8A9.5 9.5 0 0 0 16 3z" />
      <path d="M16 3a9.5 9.5 0 0 0-5.5 17.2V24h11v-3.8A9.5 9.5 0 0 0 16 3zM12 28.5h8M17.5 7.5 13 13.5h6l-4 5.5" />
    </>
  ),
  plumber: (
    <>
      <path
        className="trade-icon__tone"
        d="M3 11h5.5l2-2h5l2 2H20a7 7 0 0 1 7 7v2.5h-6V18a1 1 0 0 0-1-1h-2.5l-2 2h-5l-2-2H3z"
      />
      <path d="M3 11h5.5l2-2h5l2 2H20a7 7 0 0 1 7 7v2.5h-6V18a1 1 0 0 0-1-1h-2.5l-2 2h-5l-2-2H3zM13 9V4.5M8 4.5h10" />
      <path d="M24 24.5c1.6 2.2 2 2.8 2 3.6a2 2 0 0 1-4 0c0-.8.4-1.4 2-3.6z" />
    </>
  ),
  carpenter: (
    <>
      <path className="trade-icon__tone" d="M11 8.5 29.5 14v4.5L11 22z" />
      <path d="M11 8.5 29.5 14v5l-2.7-1.2-1 2.4-2.7-1.6-1 2.4-2.7-1.6-1 2.4-2.7-1.5-1 2.3-3.7-1.7" />
      <path d="M11 7.5H7a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h4zM7 13v5" />
    </>
  ),
  painter: (
    <>
      <path className="trade-icon__tone" d="M5 3.5h19v7.5H5z" />
      <path d="M7 3.5h15a2 2 0 0 1 2 2V9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5.5a2 2 0 0 1 2-2zM24 6.5h2.5A1.5 1.5 0 0 1 28 8v5.5A1.5 1.5 0 0 1 26.5 15H17a1.5 1.5 0 0 0-1.5 1.5V19" />
      <path d="M12.5 19h6v9a1.5 1.5 0 0 1-1.5 1.5h-3a1.5 1.5 0 0 1-1.5-1.5z" />
    </>
  ),
  welder: (
    <>
      <path className="trade-icon__tone" d="M7.5 11.5h11v6h-11z" />
      <path d="M4.5 10.5a8.5 8.5 0 0 1 17 0V19l-4 8.5h-9L4.5 19z" />
      <path d="M7.5 11.5h11v6h-11zM25.5 16.5l3.5-2M26 21h4M25 25.5l3 2.5" />
    </>
  ),
  tailor: (
    <>
      <path className="trade-icon__tone" d="M3 23.5h26v5H3z" />
      <path d="M3 23.5h26v5H3zM24.5 23.5V12a4.5 4.5 0 0 0-4.5-4.5H7.5A2.5 2.5 0 0 0 5 10v6h6v-2.5h7v10" />
      <path d="M8 16v4.5M24.5 12.5H28M28 9.5v6M13.5 7.5V4M11.5 4h4" />
    </>
  ),
  driver: (
    <>
      <circle className="trade-icon__tone" cx="16" cy="17" r="4" />
      <circle cx="16" cy="16" r="12.5" />
      <circle cx="16" cy="17" r="4" />
      <path d="M12.2 16 4 13.5M19.8 16l8.2-2.5M16 21v7.5" />
    </>
  ),
  cook: (
    <>
      <path className="trade-icon__tone" d="M6 18h20v4.5a6 6 0 0 1-6 6h-8a6 6 0 0 1-6-6z" />
      <path d="M4 14.5h24M6 14.5v8a6 6 0 0 0 6 6h8a6 6 0 0 0 6-6v-8M6 19H3M26 19h3" />
      <path d="M11 10.5c-1.6-1.8 1.6-3 0-5M16 10.5c-1.6-1.8 1.6-4.5 0-7M21 10.5c-1.6-1.8 1.6-3 0-5" />
    </>
  ),
  cleaner: (
    <>
      <path className="trade-icon__tone" d="m14 13 6.5 6.5C19 25.5 13 29 3 29c0-8 5-14 11-16z" />
      <path d="m28 3-10.5 12.5M14 13l6.5 6.5C19 25.5 13 29 3 29c0-8 5-14 11-16zM8 27.5l4-6.5M13.5 26l3-4.5" />
    </>
  ),
  guard: (
    <>
      <path className="trade-icon__tone" d="M8 14.5h16V19H8z" />
      <path d="M8 14.5 4 11c0-3.5 5.5-7.5 12-7.5S28 7.5 28 11l-4 3.5zM8 14.5V19M24 14.5V19" />
      <path d="M5.5 22C8 19.8 11.5 19 16 19s8 .8 10.5 3c-2.5-.4-6-.6-10.5-.6S8 21.6 5.5 22zM9.5 22a6.7 6.7 0 0 0 13 0M16 7.5v3" />
    </>
  ),
  delivery: (
    <>
      <path className="trade-icon__tone" d="M3 5.5h11.5V16H3z" />
      <path d="M3 5.5h11.5V16H3zM8.7 5.5v3.5" />
      <circle cx="8" cy="25.5" r="3.5" />
      <circle cx="26" cy="25.5" r="3.5" />
      <path d="M4.5 25.5V24a4.5 4.5 0 0 1 4.5-4.5h6l2.5 6h5M26 22 22.5 8.5H19M15 19.5V16M17.5 25.5h-6" />
    </>
  ),
  loader: (
    <>
      <path className="trade-icon__tone" d="M5.5 7c0-3 5-4 10.5-4s10.5 1 10.5 4-5 3.5-10.5 3.5S5.5 10 5.5 7z" />
      <path d="M5.5 7c0-3 5-4 10.5-4s10.5 1 10.5 4-5 3.5-10.5 3.5S5.5 10 5.5 7z" />
      <circle cx="16" cy="15" r="4" />
      <path d="M10 29.5V26a6 6 0 0 1 12 0v3.5M11.5 22 7.5 10M20.5 22l4-12" />
    </>
  ),
  helper: (
    <>
      <path className="trade-icon__tone" d="m13.5 12 6.5 6.5-4.5 8C12 29 6 29.5 3.5 28.5c-1-2.5-.5-8.5 2-12z" />
      <path d="m27 5-10.2 10.2M24 2.5l5.5 5.5M13.5 12l6.5 6.5-4.5 8C12 29 6 29.5 3.5 28.5c-1-2.5-.5-8.5 2-12z" />
    </>
  ),
  tiler: (
    <>
      <path className="trade-icon__tone" d="m22.5 2.5 7 7-7 7-7-7z" />
      <path d="m22.5 2.5 7 7-7 7-7-7zM3 7h9.5M3 7v9.5h9.5V12M3 20h9.5v9H3zM16 20h9.5v9H16z" />
    </>
  ),
  mechanic: (
    <>
      <g transform="rotate(45 16 16)">
        <path className="trade-icon__tone" d="M13.2 11.5h5.6V22h-5.6z" />
        <path d="M13.2 22V11.8a7 7 0 0 1-3.7-9.6V7l3 2.5h7l3-2.5V2.2a7 7 0 0 1-3.7 9.6V22" />
        <circle cx="16" cy="26" r="4.9" />
        <path d="M16 25.9v.2" />
      </g>
    </>
  ),
  gardener: (
    <>
      <path className="trade-icon__tone" d="M8 20.5h16l-2 8.5H10z" />
      <path d="M6.5 20.5h19M8 20.5 10 29h12l2-8.5M16 20.5V12" />
      <path d="M16 14c0-4.5-3.5-7-9-7 0 5.5 3.5 8 9 7zM16 11.5c0-4.5 3.5-8 9.5-8 0 5.5-3.5 9-9.5 8z" />
    </>
  ),
  salon: (
    <>
      <circle className="trade-icon__tone" cx="8.5" cy="25" r="4" />
      <circle className="trade-icon__tone" cx="23.5" cy="25" r="4" />
      <circle cx="8.5" cy="25" r="4" />
      <circle cx="23.5" cy="25" r="4" />
      <path d="M11 21.8 22.5 3M21 21.8 9.5 3" />
    </>
  ),
  caregiver: (
    <>
      <path
        className="trade-icon__tone"
        d="M17 15c-4.5-3-6.5-5.2-6.5-8A3.5 3.5 0 0 1 17 5.5 3.5 3.5 0 0 1 23.5 7c0 2.8-2 5-6.5 8z"
      />
      <path d="M17 15c-4.5-3-6.5-5.2-6.5-8A3.5 3.5 0 0 1 17 5.5 3.5 3.5 0 0 1 23.5 7c0 2.8-2 5-6.5 8z" />
      <path d="M3 20h4l3.5-1.5H16a2.6 2.6 0 0 1 0 5.2h-4.5M17.5 23l7.5-4.3a2.4 2.4 0 0 1 2.6 4L17.5 29H8l-1.5-1H3z" />
    </>
  ),
  'farm-worker': (
    <>
      <path className="trade-icon__tone" d="M16 2.5c2.6 2.6 2.6 5.4 0 8-2.6-2.6-2.6-5.4 0-8z" />
      <path d="M16 2.5c2.6 2.6 2.6 5.4 0 8-2.6-2.6-2.6-5.4 0-8zM16 10.5v19" />
      <path d="M16 16.5c.2-3.7-2-5.7-6-6-.2 3.7 2 5.8 6 6zM16 16.5c-.2-3.7 2-5.7 6-6 .2 3.7-2 5.8-6 6zM16 23.5c.2-3.7-2-5.7-6-6-.2 3.7 2 5.8 6 6zM16 23.5c-.2-3.7 2-5.7 6-6 .2 3.7-2 5.8-6 6zM10 29.5h12" />
    </>
  ),
  packer: (
    <>
      <path className="trade-icon__tone" d="m10 6.2 12 6.1v5.5l-4 2v-5.5L6 8.2z" />
      <path d="M4 9.5 16 3l12 6.5v13L16 29 4 22.5zM4 9.5 16 16l12-6.5M16 16v13M10 6.3l12 6.4v4.8" />
    </>
  ),
  'ac-technician': (
    <>
      <path className="trade-icon__tone" d="M3 5h26v11H3z" />
      <path d="M5.5 5h21A2.5 2.5 0 0 1 29 7.5V14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7.5A2.5 2.5 0 0 1 5.5 5zM8 11.5h16" />
      <path d="M9.5 20c0 3.5-3 3.5-3 7.5M16 20v8M22.5 20c0 3.5 3 3.5 3 7.5" />
    </>
  ),
  'machine-operator': (
    <>
      <circle className="trade-icon__tone" cx="16" cy="16" r="4.5" />
      <circle cx="16" cy="16" r="4.5" />
      <path d="M13.8 3h4.4l.7 3.6 2.5 1 3-2 3.1 3.1-2 3 1 2.5 3.5.6v4.4l-3.5.7-1 2.5 2 3-3.1 3.1-3-2-2.5 1-.7 3.5h-4.4l-.7-3.5-2.5-1-3 2-3.1-3.1 2-3-1-2.5L3 18.2v-4.4l3.5-.6 1-2.5-2-3 3.1-3.1 3 2 2.5-1z" />
    </>
  ),
  'shop-assistant': (
    <>
      <path className="trade-icon__tone" d="M6 4h20l3 8a4.3 4.3 0 0 1-8.6 0 4.3 4.3 0 0 1-8.8 0A4.3 4.3 0 0 1 3 12z" />
      <path d="M6 4h20l3 8a4.3 4.3 0 0 1-8.6 0 4.3 4.3 0 0 1-8.8 0A4.3 4.3 0 0 1 3 12zM5.5 16v13h21V16M18 29v-8h5v8M9.5 21H14v4.5H9.5z" />
    </>
  ),
};
