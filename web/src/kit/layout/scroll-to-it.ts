// Ref that scrolls an element into view when it appears, for example an error below the visible part of a sheet.
export const scrollToIt = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
