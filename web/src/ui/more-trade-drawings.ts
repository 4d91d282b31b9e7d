// The next commonest trades, drawn in the same hand; fetched when the first of them is shown.
import type { RoleSlug } from '#contracts/reference.ts';

export interface Drawing {
  /** The soft shape under the lines. */
  tone: string;
  lines: string;
}

/** A wheel, a plate, a button: a circle as a path. */
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0`;

export const moreTradeDrawings: Partial<Record<RoleSlug, Drawing>> = {
  'domestic-worker': {
    tone: 'M8 14h16l-2 15H10z',
    lines:
      'M8 14h16l-2 15H10zM6.5 14h19M9 14a7 7 0 0 1 14 0M16 18.5c1.6 2.2 2 2.8 2 3.6a2 2 0 0 1-4 0c0-.8.4-1.4 2-3.6z',
  },
  'truck-driver': {
    tone: 'M2.5 7.5H19V23H2.5z',
    lines: `M5 23H2.5V7.5H19V23h-7.5M19 12.5h6l4.5 5.5v5h-2.5M21 23h-2${round(8.2, 24, 3.2)}${round(24, 24, 3.2)}`,
  },
  'auto-driver': {
    tone: 'M6.5 7.5a3 3 0 0 1 2.8-2h10.2a4 4 0 0 1 3.7 2.5l3 7.5H3z',
    lines: `M5 25H3v-9.5l3.5-8a3 3 0 0 1 2.8-2h10.2a4 4 0 0 1 3.7 2.5l2.8 7 3.5 3.5V25h-3M11.5 25H20M3 15.5h23M13.5 5.5v10${round(8.2, 25.5, 3.2)}${round(23.3, 25.5, 3.2)}`,
  },
  'factory-helper': {
    tone: 'M3 29V17.5l7-5v5l7-5v5l6-4.5h5L29 29z',
    lines: 'M3 29V17.5l7-5v5l7-5v5l6-4.5V3.5h4.5L29 29zM9 23v.2M15.5 23v.2M22 23v.2',
  },
  waiter: {
    tone: 'M5 20a11 11 0 0 1 22 0z',
    lines: 'M5 20a11 11 0 0 1 22 0zM3 24.5h26M16 9V6.5M13.8 6.5h4.4M9.5 16.5a7 7 0 0 1 3.7-3.7',
  },
  'kitchen-helper': {
    tone: 'M6 17h18a2.5 2.5 0 0 1 2.5 2.5v6A2.5 2.5 0 0 1 24 28H6a2.5 2.5 0 0 1-2.5-2.5v-6A2.5 2.5 0 0 1 6 17z',
    lines:
      'M6 17h18a2.5 2.5 0 0 1 2.5 2.5v6A2.5 2.5 0 0 1 24 28H6a2.5 2.5 0 0 1-2.5-2.5v-6A2.5 2.5 0 0 1 6 17zM22 22.5v.2M3.5 11.5H17v-7C9.5 4.5 5 7 3.5 11.5zM17 6h9.5a2.2 2.2 0 0 1 0 4.4H17',
  },
  'sewing-operator': {
    tone: 'M8 9h12v14H8z',
    lines: 'M6 5h16v4H6zM6 23h16v4H6zM8 9v14M20 9v14M8 12.5l12 3M8 17l12 3M28 4v16.5a5 5 0 0 1-5 5',
  },
  fitter: {
    tone: 'M16 3.5 27 9.7v12.6L16 28.5 5 22.3V9.7z',
    lines: `M16 3.5 27 9.7v12.6L16 28.5 5 22.3V9.7z${round(16, 16, 5)}`,
  },
  plasterer: {
    tone: 'M3 21.5h26V26H3z',
    lines: 'M3 21.5h26V26H3zM10 21.5V17a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v4.5M4 8c4-2.5 8 2 12 0s8-2 12 0',
  },
  'bar-bender': {
    tone: 'M9 9h14v14H9z',
    lines: 'M4 9h24M4 16h24M4 23h24M9 4v24M16 4v24M23 4v24',
  },
  'ward-attendant': {
    tone: 'M12 15.5h13a3 3 0 0 1 3 3V21H12z',
    lines: `M4 10v18M4 21h24v7M28 21v-2.5a3 3 0 0 0-3-3H12V21M20 3.5v7M16.5 7h7${round(8, 16.5, 2)}`,
  },
  'child-carer': {
    tone: 'M4 14.5h21a10.5 8.5 0 0 1-21 0z',
    lines: `M4 14.5h21a10.5 8.5 0 0 1-21 0zM14.5 14.5V4A10.5 10.5 0 0 1 25 14.5M25 14.5l3.5-4.5${round(9.8, 26.5, 2.5)}${round(19.8, 26.5, 2.5)}`,
  },
  beautician: {
    tone: round(16, 12, 7),
    lines: `${round(16, 12, 9)}M16 21v8.5M11.5 10.5A5 5 0 0 1 16 7`,
  },
  farmer: {
    tone: 'M3 21.5c7-4 19-4 26 0V29H3z',
    lines: `M3 21.5c7-4 19-4 26 0V29H3zM10 29c0-4 1.5-7 3-10M22 29c0-4-1.5-7-3-10${round(16, 9.5, 4)}M7 9.5h1.5M23.5 9.5H25M16 2.5v.5M9.600 3.600l.8.8M22.400 3.600l-.8.8`,
  },
  'dairy-worker': {
    tone: 'M12 9l-3 5v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14l-3-5z',
    lines: 'M12 9l-3 5v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14l-3-5M11 3.5h10V9H11zM9 18.5h14M23 14h3v6.5',
  },
  'poultry-worker': {
    tone: 'M16 4c4.5 0 9 7.5 9 13.5a9 9 0 0 1-18 0C7 11.5 11.5 4 16 4z',
    lines: 'M16 4c4.5 0 9 7.5 9 13.5a9 9 0 0 1-18 0C7 11.5 11.5 4 16 4zM7 17l4-2 2.5 3 2.5-3 2.5 3 2.5-3 4 2M6 29.5h20',
  },
  'mobile-repairer': {
    tone: 'M8.5 7h15v15.5h-15z',
    lines:
      'M11 2.5h10A2.5 2.5 0 0 1 23.5 5v22a2.5 2.5 0 0 1-2.5 2.5H11A2.5 2.5 0 0 1 8.5 27V5A2.5 2.5 0 0 1 11 2.5zM14.5 26h3M23.5 8.5l-5.5 3 2 3.5-6.5 5',
  },
  'data-entry-operator': {
    tone: 'M6 4h20v13.5H6z',
    lines:
      'M7.5 3.5h17A1.5 1.5 0 0 1 26 5v11a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 6 16V5a1.5 1.5 0 0 1 1.5-1.5zM4 22.5h24V28.5H4zM9 25.5v.1M14 25.5h4M23 25.5v.1M10.5 8.5h8M10.5 12.5h5',
  },
};
