// The files of the translations that list all slices, with the entries of a new slice (see register.ts). A topic is a
// locale file. Each language lists its topics, and some shared topics have an entry for each slice.
import { languageCodes } from '#contracts/languages.ts';
import { markOf } from '../decisions.ts';
import { addImport, addTo } from '../edits.ts';
import type { Register } from './register.ts';

const notification = {
  title: 'New sample thing from {{company}}',
  message: 'It is about your application for “{{job_title}}”. Open it and confirm.',
};
const withoutJob = { title: notification.title, message: 'It is about your application. Open it and confirm.' };
const problem = 'No sample thing can be added to this application now.';
const heading = 'Sample things of your applications';

/** Returns the English text. For another language, the mark `DECIDE …` is in front, until a person translates it. */
export const textIn = (language: string, english: string): string =>
  language === 'en' ? english : `${markOf('texts')}: ${english}`;

const entryOf = (key: string, value: unknown) => `"${key}": ${JSON.stringify(value)}`;

function registersOf(language: string): Register[] {
  const mark = (text: string) => textIn(language, text);
  const marked = (texts: typeof notification) => ({ title: mark(texts.title), message: mark(texts.message) });
  const folder = `locales/${language}`;
  return [
    {
      file: `locales/topics/${language}.ts`,
      edits: [
        addImport(`import sampleThings from '../${language}/sample-things.json' with { type: 'json' };`),
        addTo(language === 'en' ? 'english' : '', "'sample-things': sampleThings", 'sorted'),
      ],
    },
    {
      file: `${folder}/notifications.json`,
      edits: [
        addTo('', entryOf('sample_thing_added', marked(notification)), { after: 'attendance_decided' }),
        addTo('', entryOf('sample_thing_added_general', marked(withoutJob)), { after: 'sample_thing_added' }),
      ],
    },
    {
      file: `${folder}/problems.json`,
      edits: [addTo(['', 'code'], entryOf('sample_thing_closed', mark(problem)), 'last')],
    },
    {
      file: `${folder}/copy.json`,
      edits: [addTo(['', 'heading'], entryOf('sample_things', mark(heading)), { after: 'ratings' })],
    },
  ];
}

export const textRegisters: readonly Register[] = languageCodes.flatMap(registersOf);
