// Today's date in India, in the format of date inputs.
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** Returns today's date in India, for example `2026-11-21`. */
export const today = () => indianDay.format(new Date());
