// Progress lines with the seconds since the start.
const begun = performance.now() - process.uptime() * 1000;

/** @param {string} text */
export function say(text) {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(6);
  console.log(`[${seconds} s] ${text}`);
}
