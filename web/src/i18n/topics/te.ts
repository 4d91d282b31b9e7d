// The topics of the screens in Telugu, each a file of its own.
export const topics = import.meta.glob<Record<string, unknown>>(
  ['../../../../locales/te/*.json', '!**/{copy,notifications,pages,sms}.json'],
  { import: 'default' },
);
