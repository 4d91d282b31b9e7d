// How long until something is due, or how late it is, in the largest unit that says enough.
import { useEffect, useState } from 'react';
import type { Language } from '#contracts/values.ts';
import { intlLocale } from '#locales/languages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const amount = (value: number, unit: 'day' | 'hour' | 'minute', language: Language) =>
  new Intl.NumberFormat(intlLocale(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(value);

/** `14 days`, `5 hours`, `12 minutes`; hours up to two days, so that a deadline of 24 is not one day. */
export function spanText(milliseconds: number, language: Language): string {
  const span = Math.abs(milliseconds);
  if (span >= 2 * DAY_MS) return amount(Math.floor(span / DAY_MS), 'day', language);
  if (span >= HOUR_MS) return amount(Math.floor(span / HOUR_MS), 'hour', language);
  return amount(Math.floor(span / MINUTE_MS), 'minute', language);
}

/** The time of this browser, which goes on. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
