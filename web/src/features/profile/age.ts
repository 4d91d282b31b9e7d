// Checks if a person born on a given day is younger than 18 today in India (D12).
const ADULT = 18;
const OLDEST = 100;

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

/**
 * Returns true if a person with this date of birth, such as `1990-02-28`, is under 18. Returns false for an incomplete
 * date.
 */
export function isUnderAge(birth: string): boolean {
  const year = Number(birth.slice(0, 4));
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birth)) return false;
  return `${year + ADULT}${birth.slice(4)}` > today();
}

/** Returns the possible birth years of an adult, latest first. */
export function birthYears(): number[] {
  const latest = Number(today().slice(0, 4)) - ADULT;
  return Array.from({ length: OLDEST - ADULT + 1 }, (_, index) => latest - index);
}
