// The topics of the screens in Tamil, each a file of its own.
export const topics = import.meta.glob<Record<string, unknown>>(
  ['../../../../locales/ta/*.json', '!**/{copy,notifications,pages,sms}.json'],
  { import: 'default' },
);
