// Conversion between a `datetime-local` field (local time of the browser) and the API (UTC).

const pad = (part: number) => String(part).padStart(2, '0');

/** Returns the local time in the format of `datetime-local`, for example `2026-11-22T06:30`. */
export function fieldOf(instant: string | number): string {
  const at = new Date(instant);
  const day = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join('-');
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** Returns the instant in ISO format and UTC; '' if the field is empty or invalid. */
export function instantOf(field: string): string {
  const at = new Date(field);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
