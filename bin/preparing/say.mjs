// Prints progress lines with the seconds since the first program started. That program passes its start time to the
// other programs in PROGRESS_SINCE.
const begun = Number(process.env.PROGRESS_SINCE) || Date.now() - process.uptime() * 1000;
process.env.PROGRESS_SINCE = String(begun);

/** @param {string} text */
export function say(text) {
  const seconds = ((Date.now() - begun) / 1000).toFixed(1).padStart(6);
  console.log(`[${seconds} s] ${text}`);
}
