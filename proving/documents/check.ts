// npm run prove -- documents [--out folder]: makes each kind of signed document in each language, and has independent
// programs read it: qpdf the file, pdftotext every line, zbarimg the code from a grey page at 150 dpi. The check of the
// web app must call the code genuine, and refuse every planted change. Then every word of the locales is printed and read.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { type DocumentContent, isLong } from '#contracts/document-facts.ts';
import { languageCodes } from '#contracts/languages.ts';
import { packDocument, REVOKED_PATH } from '#contracts/signed-document.ts';
import type { Language } from '#contracts/values.ts';
import { MissingGlyph, Paper } from '#platform/paper/paper.ts';
import { makeSigningKey, readSigningKey } from '#platform/signing/signing-key.ts';
import { checkPaper } from '#web/features/paper-check/check-paper.ts';
import { readRows } from '#web/features/paper-check/read-rows.ts';
import { refusedChanges } from './changes.ts';
import { contentsOf, ISSUER, makeSample, type Sample } from './samples.ts';

/** Maximum sizes of a PDF in bytes. */
const MAX_BYTES = {
  'wage-statement': 120_000,
  'wage-slip': 60_000,
  'appointment-note': 60_000,
  'work-certificate': 60_000,
  'diary-statement': 120_000,
};
/** Words on a page of the check of all words. */
const WORDS_PER_PAGE = 60;

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const folder = values.out ?? mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-documents-'));
mkdirSync(folder, { recursive: true });
const signing = readSigningKey(makeSigningKey());
let faults = 0;

function fault(text: string): void {
  faults += 1;
  console.error(`FAULT ${text}`);
}

/** Returns the output of a program; null if it reports a fault. Throws if the program is missing. */
function run(program: string, args: readonly string[]): string | null {
  try {
    return execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', maxBuffer: 2 ** 28 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error;
    return null;
  }
}

/** The lines that are written while a document is made. */
const written: string[] = [];
const write = Paper.prototype.line;
Paper.prototype.line = function (this: Paper, text, ...place) {
  written.push(text);
  return write.call(this, text, ...place);
};

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Returns the lines that the text of a PDF lacks. */
function missingLines(file: string, lines: readonly string[]): string[] {
  const read = plain(run('pdftotext', ['-raw', file, '-']) ?? '');
  return lines.filter((line) => !read.includes(plain(line)));
}

/** Serves the public key and the numbers of revoked documents to the check of the web app, as the API does. */
function serve(revoked: readonly string[]): void {
  globalThis.fetch = async (url) =>
    Response.json(url === REVOKED_PATH ? { revoked } : { issuer: ISSUER, jwks: { keys: [signing.publicJwk] } });
}

/** Reads the code from the printed page, and checks it. Returns the content that the check shows; null if it is refused. */
async function readCode(file: string): Promise<DocumentContent | null> {
  run('pdftoppm', ['-gray', '-r', '150', '-f', '1', '-l', '1', '-singlefile', file, file]);
  const url = run('zbarimg', ['--raw', '-q', `${file}.pgm`])?.trim() ?? '';
  if (!url.startsWith(`${ISSUER}/v#`)) return null;
  const checked = await checkPaper(url.slice(`${ISSUER}/v#`.length));
  return checked.result === 'genuine' ? checked.content : null;
}

async function checkRows(name: string, { content, pdf, rows }: Sample): Promise<void> {
  if (!isLong(content)) return;
  const read = await readRows(new Blob([new Uint8Array(pdf)]), content.facts.rows);
  if (read.result !== 'same' || !isDeepStrictEqual(read.content, JSON.parse(rows)))
    fault(`${name}: the rows are not read`);
}

async function checkSample(sample: Sample, lines: readonly string[]): Promise<void> {
  const { content, language, pdf } = sample;
  const name = `${content.kind}-${language}`;
  const file = path.join(folder, `${name}.pdf`);
  writeFileSync(file, pdf);
  if (run('qpdf', ['--check', file]) === null) fault(`${name}: qpdf refuses the file`);
  for (const line of missingLines(file, lines)) fault(`${name}: pdftotext lacks “${line}”`);
  if (!isDeepStrictEqual(await readCode(file), content)) fault(`${name}: the code is not genuine`);
  await checkRows(name, sample);
  for (const refused of await refusedChanges(sample))
    if (!refused.isRefused) fault(`${name}: ${refused.what} is accepted`);
  if (pdf.length > MAX_BYTES[content.kind]) fault(`${name} has ${pdf.length} bytes`);
  console.log(`${name}: ${lines.length} lines, ${pdf.length} bytes`);
}

/** A certificate that the employer has taken back must be called revoked. */
async function checkRevoked({ content, token, number, language }: Sample): Promise<void> {
  if (content.kind !== 'work-certificate') return;
  serve([number]);
  const { result } = await checkPaper(await packDocument(token));
  serve([]);
  if (result !== 'revoked') fault(`${content.kind}-${language}: a revoked certificate is ${result}`);
}

/** A letter without a glyph must fail the document. */
async function checkMissingGlyph(sample: Sample): Promise<void> {
  if (sample.content.kind !== 'appointment-note') return;
  const facts = { ...sample.content.facts, worker: 'Ravi 𝄞' };
  try {
    await makeSample(sample.language, { kind: 'appointment-note', facts }, signing);
    fault(`${sample.language}: a letter without a glyph is accepted`);
  } catch (error) {
    if (!(error instanceof MissingGlyph)) throw error;
  }
}

/** Returns all words of the texts of a language that a paper can print. */
function wordsOf(language: Language): string[] {
  const texts = readdirSync(`locales/${language}`).filter((name) => name.endsWith('.json'));
  const all = texts.map((name) => readFileSync(`locales/${language}/${name}`, 'utf8')).join('\n');
  const words = [...all.matchAll(/: "([^"\\]+)"/g)].flatMap(([, text = '']) => text.split(/[\s{}<>]+/));
  return [...new Set(words)].filter((word) => /\p{L}/u.test(word));
}

/** Prints every word of a language, and reads the words back. */
async function checkWords(language: Language): Promise<number> {
  const paper = new Paper({ language, title: 'Words', at: new Date(0) });
  const words = wordsOf(language);
  const printed: string[] = [];
  for (const word of words) {
    const line = printed.length % WORDS_PER_PAGE;
    if (line === 0 && printed.length > 0) paper.addPage();
    try {
      paper.line(word, 40, 40 + line * 12);
      printed.push(word);
    } catch (error) {
      if (!(error instanceof MissingGlyph)) throw error;
      console.log(`${language}: no glyph for “${word}”: ${error.message}`);
    }
  }
  const file = path.join(folder, `words-${language}.pdf`);
  writeFileSync(file, await paper.finish());
  for (const word of missingLines(file, printed)) fault(`${language}: the word “${word}” is lost`);
  return words.length;
}

serve([]);
let words = 0;
for (const language of languageCodes) {
  for (const content of contentsOf(language)) {
    written.length = 0;
    const sample = await makeSample(language, content, signing);
    await checkSample(sample, [...written]);
    await checkRevoked(sample);
    await checkMissingGlyph(sample);
  }
  words += await checkWords(language);
}
console.log(`${words} words, ${faults} faults`);
if (faults === 0 && !values.out) rmSync(folder, { recursive: true });
process.exitCode = faults === 0 ? 0 : 1;
