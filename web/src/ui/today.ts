// The day it is in India, as the fields of dates write it.
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** `2026-11-21`. */
export const today = () => indianDay.format(new Date());
