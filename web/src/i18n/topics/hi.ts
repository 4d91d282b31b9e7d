// The topics of the screens in Hindi, each a file of its own.
export const topics = import.meta.glob<Record<string, unknown>>(
  ['../../../../locales/hi/*.json', '!**/{copy,notifications,pages,sms}.json'],
  { import: 'default' },
);
