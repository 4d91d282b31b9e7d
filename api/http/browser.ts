// What a person would call the browser they use: family and system, `Chrome · Android`; never the raw User-Agent.
import type { Request } from 'express';

type Names = readonly (readonly [name: string, sign: RegExp])[];

// The first that fits. Most browsers also name those they descend from, so the most particular come first.
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

/** A User-Agent is as long as its sender likes. */
const MAX_USER_AGENT_LENGTH = 400;

const nameIn = (names: Names, text: string) => names.find(([, sign]) => sign.test(text))?.[0];

/** Family and system of a User-Agent, as far as they tell; '' where neither is known. */
export function browserName(userAgent: string): string {
  const text = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  return [nameIn(families, text), nameIn(systems, text)].filter(Boolean).join(' · ');
}

const familyOf = (name: string) => families.find(([family]) => name.startsWith(family))?.[0];

/** Whether two names are of different families, where both are known. Systems may differ: "desktop site" pretends to another. */
export function isOtherBrowser(one: string, another: string): boolean {
  const [first, second] = [familyOf(one), familyOf(another)];
  return first !== undefined && second !== undefined && first !== second;
}

/** The browser of a request. */
export const browserOf = (req: Request) => browserName(req.get('user-agent') ?? '');
