// Runs Lighthouse once as a mid-range phone on slow 4G, and reads metrics and scores. Lighthouse is a separate npm
// package, which is installed when it is first needed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { z } from '#contracts/z.ts';
import { findChromium } from '#testing/chromium.ts';
import { freePort } from '#testing/free-port.ts';

const FOLDER = 'proving/bench/lighthouse';
const PROGRAM = `${FOLDER}/node_modules/lighthouse/cli/index.js`;

const score = z.object({ score: z.nullable(z.number()) });
const metric = z.object({ numericValue: z.optional(z.number()), errorMessage: z.optional(z.string()) });
const requests = z.object({
  details: z.object({
    items: z.array(
      z.object({ url: z.string(), transferSize: z.optional(z.number()), resourceType: z.optional(z.string()) }),
    ),
  }),
});
const timed = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  environment: z.object({ benchmarkIndex: z.number() }),
  audits: z.object({
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
  }),
});
const report = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.intersection(
    z.object({
      'first-contentful-paint': metric,
      'largest-contentful-paint': metric,
      'total-blocking-time': metric,
      'cumulative-layout-shift': metric,
      'network-requests': requests,
    }),
    z.record(z.string(), z.object({ score: z.nullable(z.number()), title: z.string() })),
  ),
});

export interface Times {
  /** `lcp`: largest contentful paint. `tbt`: total blocking time. Both are in ms. */
  lcp: number;
  tbt: number;
  cls: number;
  /** CPU speed of the machine, as measured by Lighthouse. */
  benchmarkIndex: number;
}

export interface Visit extends Times {
  /** Lighthouse scores from 0 to 100. */
  scores: Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>;
  fcp: number;
  /** Transferred bytes, including headers. */
  scriptBytes: number;
  allBytes: number;
  requests: number;
  /** Titles of failed audits, except those of performance. */
  faults: readonly string[];
}

/** Installs the Lighthouse package if it is missing. */
export function installLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Lighthouse could not be installed in ${FOLDER}`);
}

function ended(command: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.once('exit', (code) => resolve(code === 0 ? null : said));
  });
}

interface VisitOptions {
  address: string;
  /** CPU slowdown: how many times slower than this machine the phone is. */
  slowdown: number;
  language: string;
}

const percent = ({ score }: { score: number | null }) => Math.round((score ?? 0) * 100);

/** Returns the failed audits of accessibility, best practices and SEO. */
function faultsOf(text: string): string[] {
  const { categories, audits } = z
    .object({
      categories: z.record(
        z.string(),
        z.object({ auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
      ),
      audits: z.record(z.string(), z.object({ score: z.nullable(z.number()), title: z.string() })),
    })
    .parse(JSON.parse(text));
  return Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
    });
}

/** Thrown for a visit that gave no metrics, because the page was not painted or the browser lost its trace. */
class LostVisit extends Error {}

function refuseError(error: { message: string } | undefined): void {
  if (error) throw new LostVisit(`Lighthouse: ${error.message}`);
}

function numberOf({ numericValue, errorMessage }: z.output<typeof metric>): number {
  if (numericValue === undefined) throw new LostVisit(`Lighthouse: ${errorMessage ?? 'a value is missing'}`);
  return numericValue;
}

function visitOf(text: string): Visit {
  const { runtimeError, environment, categories, audits } = report.parse(JSON.parse(text));
  refuseError(runtimeError);
  const { items } = audits['network-requests'].details;
  const bytes = (type?: string) =>
    items
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    scores: {
      performance: percent(categories.performance),
      accessibility: percent(categories.accessibility),
      'best-practices': percent(categories['best-practices']),
      seo: percent(categories.seo),
    },
    fcp: numberOf(audits['first-contentful-paint']),
    lcp: numberOf(audits['largest-contentful-paint']),
    tbt: numberOf(audits['total-blocking-time']),
    cls: numberOf(audits['cumulative-layout-shift']),
    scriptBytes: bytes('Script'),
    allBytes: bytes(),
    requests: items.length,
    benchmarkIndex: environment.benchmarkIndex,
    faults: faultsOf(text),
  };
}

function timesOf(text: string): Times {
  const { runtimeError, environment, audits } = timed.parse(JSON.parse(text));
  refuseError(runtimeError);
  return {
    lcp: numberOf(audits['largest-contentful-paint']),
    tbt: numberOf(audits['total-blocking-time']),
    cls: numberOf(audits['cumulative-layout-shift']),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** Measure times without other audits, which slow the page down by observing scripts and messages. */
const TIMES_ONLY = `--only-audits=${['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].join(',')}`;

async function reportOf({ address, slowdown, language }: VisitOptions, more: readonly string[]): Promise<string> {
  const found = await findChromium();
  if (!found) throw new Error('Lighthouse needs a Chromium');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const port = await freePort();
  const command = [
    PROGRAM,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--form-factor=mobile',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--extra-headers=${JSON.stringify({ 'Accept-Language': language })}`,
    `--port=${port}`,
    ...more,
  ];
  const browser = await chromium.launch({
    ...found,
    args: [...found.args, `--lang=${language}`, `--remote-debugging-port=${port}`],
  });
  try {
    const failure = await ended(command);
    if (failure !== null) throw new Error(`Lighthouse failed on ${address}: ${failure}`);
    return readFileSync(file, 'utf8');
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const TRIES = 3;

/** Repeats a visit that gave no metrics. Throws if the page cannot be measured. */
async function patiently<T>(once: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await once();
    } catch (error) {
      const isLost = error instanceof LostVisit || (error instanceof Error && error.message.includes('NO_NAVSTART'));
      if (!isLost || tried === TRIES) throw error;
      console.error(`repeated: ${error.message}`);
    }
  }
}

/** Visits an address with an empty cache. */
export const visit = (asked: VisitOptions): Promise<Visit> => patiently(async () => visitOf(await reportOf(asked, [])));

/** Visits an address as `visit` does, but measures only times. */
export const timeVisit = (asked: VisitOptions): Promise<Times> =>
  patiently(async () => timesOf(await reportOf(asked, [TIMES_ONLY])));
