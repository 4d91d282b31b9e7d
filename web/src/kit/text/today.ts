// Today's date in India, in the format of date inputs (`2026-11-21`).
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

export const today = () => indianDay.format(new Date());
