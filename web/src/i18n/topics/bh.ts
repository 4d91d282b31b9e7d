// The topics of the screens in Bhojpuri, each a file of its own.
export const topics = import.meta.glob<Record<string, unknown>>(
  ['../../../../locales/bh/*.json', '!**/{copy,notifications,pages,sms}.json'],
  { import: 'default' },
);
