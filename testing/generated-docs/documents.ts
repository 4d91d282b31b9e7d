// The documents that are generated from code: maps each file name to the function that returns the file's content.
import { readdirSync, readFileSync } from 'node:fs';
import { z } from '#contracts/z.ts';
import { groupOfSetting } from '#marketplace/settings/groups.ts';
import { defaultSettings, isSettingKey } from '#marketplace/settings/settings.ts';
import { subscriptions } from '#marketplace/subscriptions.ts';
import { scheduledTasks } from '#worker/scheduled-tasks.ts';
import { suites } from './suites.ts';
import { table } from './table.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const names = z.record(z.string(), z.string());
const packageFile = z.object({ scripts: names });
const settingTexts = z.object({
  group: names,
  key: z.record(z.string(), z.object({ label: z.string(), help: z.string() })),
});

/** Throws if the two lists of names differ. */
function requireSame(what: string, known: Iterable<string>, described: Iterable<string>): void {
  const [have, want] = [new Set(described), new Set(known)];
  const differing = [...want].filter((name) => !have.has(name)).concat([...have].filter((name) => !want.has(name)));
  if (differing.length > 0) throw new Error(`${what} differ from their descriptions: ${differing.join(', ')}`);
}

/** Matches the command of an npm script that only runs a suite of proving/. */
const ALIAS = /^node proving\/run\.mjs (.+)$/;

/** Returns docs/commands.md, from package.json and docs/commands.json. Throws if a script has no description. */
function commands(): string {
  const groups = z.record(z.string(), names).parse(readJson('docs/commands.json'));
  const scripts = Object.entries(packageFile.parse(readJson('package.json')).scripts);
  const described = scripts.filter(([, command]) => !ALIAS.test(command)).map(([name]) => name);
  requireSame('The npm scripts', described, Object.values(groups).flatMap(Object.keys));
  const spelled = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
  const sections = Object.entries(groups).map(([group, entries]) => {
    const rows = Object.entries(entries).map(([name, text]) => [`\`${spelled(name)}\``, text]);
    return `## ${group}\n\n${table(['command', 'effect'], rows)}`;
  });
  const aliases = scripts.flatMap(([name, command]) => {
    const suite = ALIAS.exec(command)?.[1];
    return suite ? [[`\`npm run ${name}\``, `\`npm run prove -- ${suite}\``]] : [];
  });
  return `# Commands

Options follow two hyphens: \`npm run maintain -- reputation --check\`.

${sections.join('\n\n')}

## Names for suites

[proving/README.md](../proving/README.md) lists the suites. Some also have an older name:

${table(['command', 'the same as'], aliases)}
`;
}

function schedule(): string {
  return table(
    ['task', 'cron (UTC)', 'effect'],
    scheduledTasks.map(({ name, cron, description }) => [`\`${name}\``, `\`${cron}\``, description]),
  );
}

function settings(): string {
  const texts = settingTexts.parse(readJson('locales/en/admin-settings.json'));
  const groups = new Set(Object.values(groupOfSetting));
  const sections = [...groups].map((group) => {
    const keys = Object.keys(groupOfSetting).filter((key) => isSettingKey(key) && groupOfSetting[key] === group);
    const rows = keys.map((key) => {
      const shown = isSettingKey(key) ? JSON.stringify(defaultSettings[key]) : '';
      return [`\`${key}\``, `\`${shown}\``, texts.key[key]?.help ?? ''];
    });
    return `### ${texts.group[group] ?? group}\n\n${table(['key', 'default', 'meaning'], rows)}`;
  });
  return sections.join('\n\n');
}

/** Returns the variables of .env.example. The comment lines directly above a variable describe it. */
function variables(): string {
  const rows: string[][] = [];
  let comment: string[] = [];
  for (const line of readFileSync('.env.example', 'utf8').split('\n')) {
    const [, name, value = ''] = /^#?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    if (name) rows.push([`\`${name}\``, value ? `\`${value}\`` : '', comment.join(' ')]);
    else if (line.startsWith('# ') && !line.startsWith('# ---')) comment.push(line.slice(2));
    if (name || !line.startsWith('# ')) comment = [];
  }
  return table(['variable', 'default or example', 'meaning'], rows);
}

function slices(): string {
  const folders = readdirSync('marketplace', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const described = names.parse(readJson('docs/slices.json'));
  requireSame('The slices', folders, Object.keys(described));
  return table(
    ['slice', 'content'],
    Object.entries(described).map(([name, text]) => [`\`marketplace/${name}/\``, text]),
  );
}

function events(): string {
  const rows = Object.entries(subscriptions).map(([name, { urgent, rest }]) => {
    const later = rest.map(({ handler, queue }) => `\`${handler}\` (${queue})`);
    return [`\`${name}\``, urgent ? `\`${urgent}\`` : '', later.join(', ')];
  });
  return table(['event', 'urgent handler', 'other handlers (queue)'], rows);
}

/** Returns docs/reference.md: slices, events, scheduled tasks, settings and variables. */
function reference(): string {
  return `# Reference

## Slices

A slice may import only the slices above it.

${slices()}

## Events and handlers

The task of the urgent handler is added with the event. \`dispatch_event\` adds the others.

${events()}

## Scheduled tasks

The worker processes run these tasks in the queue \`bulk\`, one process at a time. A missed run is
repeated later.

${schedule()}

## Settings

Superusers change settings at \`/admin/dashboard/settings\`. A setting without a row in the table
\`settings\` has its default.

${settings()}

## Environment variables

${variables()}
`;
}

export const generatedDocuments: Record<string, () => string> = {
  'docs/commands.md': commands,
  'proving/README.md': suites,
  'docs/reference.md': reference,
};
