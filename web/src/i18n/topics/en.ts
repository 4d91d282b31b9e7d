// The topics of the screens in English, each a file of its own.
export const topics = import.meta.glob<Record<string, unknown>>(
  ['../../../../locales/en/*.json', '!**/{copy,notifications,pages,sms}.json'],
  { import: 'default' },
);
