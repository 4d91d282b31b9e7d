// Writes names in the script of any reader. Loads the tables of all languages. The web app uses `load-name-writer.ts`
// instead, which loads only the tables that one reader needs.
import { nameFinder } from './known-names.ts';
import { nameWriter, type WriteName } from './name-writer.ts';
import { usual as bn } from './usual/bengali.ts';
import { usual as ml } from './usual/malayalam.ts';
import { usual as mr } from './usual/marathi.ts';
import { usual as ta } from './usual/tamil.ts';
import { usual as te } from './usual/telugu.ts';
import { tablesFor, type UsualLanguage, type UsualTables } from './usual-languages.ts';

const all: UsualTables = { bn, te, ta, ml, mr };

const writers = new Map<string, WriteName>();

function writerFor(needed: readonly UsualLanguage[]): WriteName {
  const key = needed.join(' ');
  const writer =
    writers.get(key) ?? nameWriter(nameFinder(Object.fromEntries(needed.map((table) => [table, all[table]]))));
  writers.set(key, writer);
  return writer;
}

/**
 * Returns the name in the script of the language. Converts each word separately. Words that are already in this script,
 * digits, punctuation, and letters of scripts that no language of the app uses stay unchanged.
 */
export const readableName: WriteName = (name, language) => writerFor(tablesFor(language, name))(name, language);
