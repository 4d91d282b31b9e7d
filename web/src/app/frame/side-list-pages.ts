// The pages that show the side list (the side navigation) on a desktop: all pages that only signed-in users open.

/** True if the page at this path shows the side list to signed-in users. */
export const hasSideList = (pathname: string): boolean =>
  /^\/((labour|employer)\/(dashboard|hisaab)|settings|verification|notifications|ratings)(\/|$)/.test(pathname);
