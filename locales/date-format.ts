// Date formats, cached per language and options. A format object is large, and lists of dates use the same format
// hundreds of times.

const made = new Map<string, Intl.DateTimeFormat>();

/** Returns a date format; the same object for the same arguments. */
export function dateFormat(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = locale + JSON.stringify(parts);
  const format = made.get(name) ?? new Intl.DateTimeFormat(locale, parts);
  made.set(name, format);
  return format;
}
