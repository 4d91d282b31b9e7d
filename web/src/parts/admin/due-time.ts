// Formats the time until or since a deadline, in the largest suitable unit.
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

/**
 * Formats a duration: `14 days`, `5 hours`, `12 minutes`. A duration below two days is shown in hours, so that a
 * 24-hour deadline is not shown as one day.
 */
export function spanText(milliseconds: number, language: Language): string {
  const span = Math.abs(milliseconds);
  if (span >= 2 * DAY_MS) return amount(Math.floor(span / DAY_MS), 'day', language);
  if (span >= HOUR_MS) return amount(Math.floor(span / HOUR_MS), 'hour', language);
  return amount(Math.floor(span / MINUTE_MS), 'minute', language);
}

/** Returns the browser's current time in milliseconds, updated every `everyMs` (default 30 s). */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
