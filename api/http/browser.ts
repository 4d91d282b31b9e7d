// Derives the names of browser and system from a User-Agent: `Chrome · Android`. The raw User-Agent is never shown.
import type { Request } from 'express';

type Names = readonly (readonly [name: string, sign: RegExp])[];

// The first pattern that matches determines the name. The User-Agent of most browsers also names the browsers from
// which they derive, so the most specific names come first.
const families: Names = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|OPiOS\/|Opera/],
  ['UC Browser', /UCBrowser\//],
  ['MIUI Browser', /MiuiBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/[\d.]+ .*Safari\//],
];

const systems: Names = [
  ['KaiOS', /KAIOS\//],
  ['Android', /Android/],
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux|X11/],
];

/** Maximum length of the part of a User-Agent that is examined. Clients can send a header of any length. */
const MAX_USER_AGENT_LENGTH = 400;

const nameIn = (names: Names, text: string) => names.find(([, sign]) => sign.test(text))?.[0];

/**
 * Returns browser family and system of a User-Agent, such as `Chrome · Android`. An unknown part is omitted; '' if both
 * parts are unknown.
 */
export function browserName(userAgent: string): string {
  const text = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  return [nameIn(families, text), nameIn(systems, text)].filter(Boolean).join(' · ');
}

const familyOf = (name: string) => families.find(([family]) => name.startsWith(family))?.[0];

/**
 * True if the families of both browsers are known and differ. The operating system is ignored, because a phone that
 * requests the “desktop site” reports a desktop system.
 */
export function isOtherBrowser(one: string, another: string): boolean {
  const [first, second] = [familyOf(one), familyOf(another)];
  return first !== undefined && second !== undefined && first !== second;
}

/** Returns the browser name of a request. */
export const browserOf = (req: Request) => browserName(req.get('user-agent') ?? '');
