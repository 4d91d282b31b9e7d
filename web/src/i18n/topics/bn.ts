// The topics of the screens in Bengali, each a file of its own.
export const topics = import.meta.glob<Record<string, unknown>>(
  ['../../../../locales/bn/*.json', '!**/{copy,notifications,pages,sms}.json'],
  { import: 'default' },
);
