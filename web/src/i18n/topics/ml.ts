// The topics of the screens in Malayalam, each a file of its own.
export const topics = import.meta.glob<Record<string, unknown>>(
  ['../../../../locales/ml/*.json', '!**/{copy,notifications,pages,sms}.json'],
  { import: 'default' },
);
