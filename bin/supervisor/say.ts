// Prints progress lines with the seconds since the program started.

export function say(text: string): void {
  console.log(`[${process.uptime().toFixed(1).padStart(6)} s] ${text}`);
}
