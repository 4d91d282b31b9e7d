// Vite plugin that writes the translations as JSON beside the scripts: `assets/texts-<hash>/<language>/<file>.json`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { languageCodes } from '../contracts/languages.ts';
import { fileOfTopic, screenTopics } from './src/i18n/text-files.ts';

type Files = ReadonlyMap<string, string>;

/** Returns the contents of all translation files of all languages, by path. */
function readFiles(locales: string): Files {
  const files = new Map<string, string>();
  for (const language of languageCodes) {
    const byFile = new Map<string, Record<string, unknown>>();
    const names = readdirSync(path.join(locales, language))
      .filter((name) => name.endsWith('.json'))
      .sort();
    for (const topic of screenTopics(names.map((name) => path.basename(name, '.json')))) {
      const texts: unknown = JSON.parse(readFileSync(path.join(locales, language, `${topic}.json`), 'utf8'));
      const file = fileOfTopic(topic);
      byFile.set(file, { ...byFile.get(file), [topic]: texts });
    }
    for (const [file, texts] of byFile) files.set(`${language}/${file}.json`, JSON.stringify(texts));
  }
  return files;
}

/** One hash for all files, so that the app needs only the folder name and no list of file names. */
function hashOf(files: Files): string {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`);
  return hash
    .digest('base64url')
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 8);
}

/** The plugin: defines `import.meta.env.TEXTS_FOLDER` and, in the browser build, writes the files. */
export function textFiles(locales: string): Plugin {
  const files = readFiles(locales);
  const folder = `assets/texts-${hashOf(files)}`;
  return {
    name: 'text-files',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.TEXTS_FOLDER': JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}
