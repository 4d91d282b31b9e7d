// Flags wording that docs/writing.md asks to avoid: in comments, names, tests, Markdown, English texts and commits.
// node tools/words-lint/words-lint.mjs [--counts] [--update] [--max=N] [--commits=RANGE] [FOLDER]   Exit code 1 when a rule exceeds its baseline.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const flag = (name) => args.find((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
const flagValue = (name, fallback) => flag(name)?.split('=')[1] ?? fallback;
const root = args.find((arg) => !arg.startsWith('--')) ?? process.cwd();
const git = (...list) => execFileSync('git', ['-C', root, ...list], { encoding: 'utf8', maxBuffer: 1 << 28 });

/** The rules, most frequent first: id, where the rule applies (see `where` below), pattern, advice. */
const { rules, files: fileRules, allow } = JSON.parse(readFileSync(join(here, 'words.json'), 'utf8'));
const compiled = rules.map((rule) => ({ ...rule, regex: new RegExp(rule.pattern, rule.case ? 'g' : 'gi') }));
const isAllowed = (path, rule, line) =>
  allow.some(
    (entry) =>
      (entry.rule === '*' || entry.rule === rule) &&
      path.startsWith(entry.path) &&
      (!entry.text || line.includes(entry.text)),
  );

/** Replaces all characters except line breaks by spaces, so that positions in the file do not change. */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/**
 * Returns the comments of a TypeScript, JavaScript, CSS or SQL file and blanks everything else. With `code`, returns
 * the code without comments and strings.
 */
function comments(source, path, code = false) {
  const token = path.endsWith('.sql')
    ? /'(?:''|[^'])*'|--[^\n]*|\/\*[\s\S]*?\*\//g
    : path.endsWith('.css')
      ? /\/\*[\s\S]*?\*\//g
      : /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<![:\\])\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  let out = '';
  let at = 0;
  for (const match of source.matchAll(token)) {
    const isComment = /^(\/\/|\/\*|--)/.test(match[0]);
    // Blank code spans in comments, because they contain names, not prose.
    const kept = isComment && !code ? match[0].replace(/`[^`\n]*`/g, blank) : blank(match[0]);
    out += (code ? source.slice(at, match.index) : blank(source.slice(at, match.index))) + kept;
    at = match.index + match[0].length;
  }
  return out + (code ? source.slice(at) : blank(source.slice(at)));
}

/** Returns the names of tests and suites; everything else is blanked. */
function testNames(source) {
  let out = '';
  let at = 0;
  for (const match of source.matchAll(
    /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g,
  )) {
    const start = match.index + match[0].length - 1 - match[2].length;
    out += blank(source.slice(at, start)) + match[2];
    at = start + match[2].length;
  }
  return out + blank(source.slice(at));
}

/** Returns Markdown without code blocks, code spans and link targets. */
const prose = (text) =>
  text
    .replace(/^```[\s\S]*?^```/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)]*\)/g, blank);
/** Returns the values of a locale file, without the keys. */
const values = (text) => text.replace(/^(\s*"[^"]*":)/gm, blank);

const where = {
  comment: { match: /\.(ts|tsx|mts|mjs|cjs|js|css|sql)$/, read: comments },
  code: { match: /\.tsx?$/, read: (source, path) => comments(source, path, true) },
  test: { match: /\.test\.tsx?$/, read: testNames },
  docs: { match: /\.md$/, read: prose },
  locale: { match: /^locales\/en\/.*\.json$/, read: values },
};

const found = [];
function scan(kind, path, text) {
  const lines = text.split('\n');
  for (const rule of compiled) {
    if (!rule.where.includes(kind)) continue;
    lines.forEach((line, index) => {
      for (const match of line.matchAll(rule.regex))
        if (!isAllowed(path, rule.id, line))
          found.push({ rule: rule.id, kind, at: `${path}:${index + 1}`, text: match[0], advice: rule.advice });
    });
  }
}

// Skips tracked files that are deleted in the working tree.
const paths = git('ls-files')
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(root, path)));
for (const path of paths) {
  const kinds = Object.entries(where).filter(([, { match }]) => match.test(path));
  if (kinds.length === 0) continue;
  const source = readFileSync(join(root, path), 'utf8');
  for (const [kind, { read }] of kinds) scan(kind, path, read(source, path));
}
for (const { id, pattern, advice } of fileRules)
  for (const path of paths)
    if (new RegExp(pattern).test(path) && !isAllowed(path, id, path))
      found.push({ rule: id, kind: 'file', at: path, text: path, advice });
// Prose may have at most 100 columns (docs/writing.md). Tables, links and headings may be longer.
for (const path of paths.filter((one) => one.endsWith('.md')))
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (line.length > 100 && !/^\s*(\||#|!?\[|<|```)/.test(line) && !isAllowed(path, 'line-length', line))
        found.push({
          rule: 'line-length',
          kind: 'docs',
          at: `${path}:${index + 1}`,
          text: `${line.length} columns`,
          advice: 'Wrap prose at 100 columns.',
        });
    });
if (flag('commits'))
  for (const line of git('log', '--format=%h%x09%s%x09%b%x1e', flagValue('commits', 'HEAD'))
    .split('\x1e')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [hash, subject = ''] = line.split('\t');
    const note = (rule, advice) => found.push({ rule, kind: 'commit', at: hash, text: subject.slice(0, 60), advice });
    if (subject.length > 72) note('commit-length', 'Keep the subject within 72 characters.');
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)?: [a-z]/.test(subject))
      note('commit-shape', 'Write `scope: imperative`, for example `worker: delay suspect tasks`.');
  }

const counts = {};
for (const { rule } of found) counts[rule] = (counts[rule] ?? 0) + 1;
const sorted = Object.fromEntries(Object.entries(counts).sort((a, b) => b[1] - a[1]));
const baselinePath = join(here, 'baseline.json');
if (flag('update')) writeFileSync(baselinePath, `${JSON.stringify(sorted, null, 2)}\n`);
if (flag('counts'))
  for (const [rule, count] of Object.entries(sorted)) console.log(`${String(count).padStart(6)}  ${rule}`);
// Without a baseline every finding counts. With a baseline only rules whose count grew fail, so that the code base can
// be cleaned step by step.
const baseline = existsSync(baselinePath) ? JSON.parse(readFileSync(baselinePath, 'utf8')) : {};
const grown = Object.entries(sorted).filter(([rule, count]) => count > (baseline[rule] ?? 0));
const max = Number(flagValue('max', 20));
for (const [rule, count] of grown) {
  console.log(`${rule}: ${count}, allowed ${baseline[rule] ?? 0}`);
  for (const { at, text, advice } of found.filter((one) => one.rule === rule).slice(0, max))
    console.log(`  ${at}  "${text}"  ${advice}`);
}
process.exitCode = grown.length > 0 ? 1 : 0;
