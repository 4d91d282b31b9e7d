// Puts the name of a table or column into the text of a query.

/** Returns a name as it is inserted after the text `before`: with a space if it would join another word. */
export const nameAfter = (before: string, name: string): string => (/\w$/.test(before) ? ` ${name}` : name);
