// What writes days and hours, made once for each language and form: each is large, and lists write hundreds of moments.

const made = new Map<string, Intl.DateTimeFormat>();

/** The same for the same words. */
export function dateFormat(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = locale + JSON.stringify(parts);
  const format = made.get(name) ?? new Intl.DateTimeFormat(locale, parts);
  made.set(name, format);
  return format;
}
