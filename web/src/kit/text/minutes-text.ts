// Text of a span of time.

/** Returns minutes as hours and minutes, or seconds as minutes and seconds: `90` gives `1:30`. */
export const minutesText = (count: number) => `${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`;
