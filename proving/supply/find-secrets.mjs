// Searches for secrets with secretlint: `files` all tracked files, `history` every version in Git, `folder PATH` all
// files of a folder. Runs as a separate process that calls `process.exit`: otherwise the profiler of secretlint would
// keep the process busy for minutes.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';

const TOOLS = path.join(import.meta.dirname, 'tools', 'node_modules', '@secretlint');
const PRESET = 'secretlint-rule-preset-recommend';
const { lintSource } = await import(path.join(TOOLS, 'core', 'module', 'index.js'));
const { creator } = await import(path.join(TOOLS, PRESET, 'module', 'index.js'));
const [what = '', place = '.'] = process.argv.slice(2);

/** True if the password in an address is a placeholder in angle brackets: it is not a secret. */
const isForm = (/** @type {string} */ text) => /:<\w+>@/.test(text);

/** @param {readonly string[]} args @param {string} [input] */
function git(args, input) {
  const { status, stdout, stderr } = spawnSync('git', ['-C', place, ...args], { input, maxBuffer: 2 ** 31 });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}

function* tracked() {
  for (const name of git(['ls-files', '-z']).toString().split('\0').filter(Boolean))
    yield { name, bytes: readFileSync(path.join(place, name)) };
}

function* below() {
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
    const name = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) yield { name, bytes: readFileSync(name) };
  }
}

/** Yields each file version (blob) in the Git history once, with a path under which it was committed. */
function* kept() {
  const names = new Map();
  for (const line of git(['rev-list', '--objects', '--all']).toString().split('\n')) {
    const [id = '', ...name] = line.split(' ');
    if (name.length > 0) names.set(id, name.join(' '));
  }
  const all = git(['cat-file', '--batch'], [...names.keys()].join('\n'));
  for (let at = 0; at < all.length; ) {
    const end = all.indexOf(10, at);
    const [id = '', type = '', size = ''] = all.toString('latin1', at, end).split(' ');
    at = end + 1 + Number(size) + 1;
    if (type === 'blob') yield { name: `${names.get(id)} (${id.slice(0, 8)})`, bytes: all.subarray(end + 1, at - 1) };
  }
}

const texts = { files: tracked, history: kept, folder: below }[what];
if (!texts) throw new Error('Name the texts to search: files, history or folder PATH');
const result = { looked: 0, found: /** @type {string[]} */ ([]) };
for (const { name, bytes } of texts()) {
  if (bytes.includes(0)) continue;
  result.looked += 1;
  const { messages } = await lintSource({
    source: { content: bytes.toString('utf8'), filePath: name, ext: path.extname(name), contentType: 'text' },
    options: { config: { rules: [{ id: `@secretlint/${PRESET}`, rule: creator }] }, maskSecrets: false },
  });
  // Report only the name of the rule, because the message contains the secret.
  for (const { ruleId, message } of messages) if (!isForm(message)) result.found.push(`${name}: ${ruleId}`);
}
writeSync(1, JSON.stringify(result));
process.exit(0);
