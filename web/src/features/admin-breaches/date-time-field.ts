// A moment in a field of day and time: the browser's own clock there, the world's on the wire.

const pad = (part: number) => String(part).padStart(2, '0');

/** `2026-11-22T06:30` by the clock of this browser, as `datetime-local` wants it. */
export function fieldOf(instant: string | number): string {
  const at = new Date(instant);
  const day = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join('-');
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** The same moment as it travels; '' where the field is empty or no moment. */
export function instantOf(field: string): string {
  const at = new Date(field);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
