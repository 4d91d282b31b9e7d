// The topics of the screens in Marathi, each a file of its own.
export const topics = import.meta.glob<Record<string, unknown>>(
  ['../../../../locales/mr/*.json', '!**/{copy,notifications,pages,sms}.json'],
  { import: 'default' },
);
