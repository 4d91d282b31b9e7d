// Installs the programs and fonts that some tests need. Does so only on Debian and only as root. Otherwise, tests whose
// program is missing are skipped.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runStep } from './run-step.mjs';

/**
 * The fonts of all languages, and a file that exists if they are installed. Without them a browser renders Hindi as empty
 * boxes, which have another width than the letters, so layout tests would measure wrong widths.
 */
const letters = {
  name: 'fonts-noto-core',
  programs: ['/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'],
};

/** Paths of libfaketime on Debian. This library shifts the clock of a program. */
const FAKETIME = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`,
);

/** @type {{ name: string, variable?: string, programs: string[] }[]} */
const programs = [
  { name: 'redis-server', variable: 'REDIS_SERVER', programs: ['redis-server'] },
  {
    name: 'chromium',
    variable: 'CHROMIUM_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  },
  // Browser tests use less CPU time with the headless shell. Without it they use the full browser.
  { name: 'chromium-headless-shell', variable: 'CHROMIUM_PATH', programs: ['chromium-headless-shell'] },
  { name: 'postgresql-15', programs: ['/usr/lib/postgresql/15/bin/postgres'] },
  { name: 'pgbouncer', programs: ['/usr/sbin/pgbouncer'] },
  { name: 'haproxy', programs: ['/usr/sbin/haproxy'] },
  { name: 'nginx', programs: ['/usr/sbin/nginx'] },
  { name: 'prometheus', programs: ['promtool'] },
];

/**
 * Programs that only suites in `proving/` need.
 * @type {typeof programs}
 */
const proving = [
  { name: 'libfaketime', programs: FAKETIME },
  { name: 'slowhttptest', programs: ['slowhttptest'] },
  { name: 'hledger', programs: ['hledger'] },
  { name: 'ledger', programs: ['ledger'] },
  { name: 'qpdf', programs: ['qpdf'] },
  { name: 'poppler-utils', programs: ['pdftotext', 'pdftoppm'] },
  { name: 'zbar-tools', programs: ['zbarimg'] },
];

/** Programs that the benchmarks need for comparisons: Redis, and pgbench, which is part of Postgres. */
const measuring = programs.filter(({ name }) => name === 'redis-server' || name === 'postgresql-15');

/** Programs that the benchmark of the web app (`bench web`) needs: a browser. */
const pages = programs.filter(({ name }) => name === 'chromium');

const wantedFor = { tests: programs, proving: [...programs, ...proving], measuring, pages };

/** @param {keyof typeof wantedFor} purpose */
export async function installSystemPackages(purpose = 'tests') {
  const wanted = [...wantedFor[purpose], ...(purpose === 'measuring' ? [] : [letters])];
  if (!wanted.some(isMissing) || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  const updated = await runApt('apt-update', ['update']);
  if (!updated) return;
  for (const one of wanted)
    if (isMissing(one)) await runApt(`apt-${one.name}`, ['install', '-y', '--no-install-recommends', one.name]);
}

/** @param {(typeof programs)[number]} one */
function isMissing({ variable, programs: ways }) {
  return !(variable && process.env[variable]) && !ways.some(isOnPath);
}

/**
 * Runs apt-get. Resolves with false if apt-get fails; tests that need the missing package are then skipped.
 * @param {string} name @param {readonly string[]} args
 */
function runApt(name, args) {
  const command = ['-o', 'DPkg::Lock::Timeout=60', ...args];
  return runStep({ name, program: 'apt-get', command, environment: { DEBIAN_FRONTEND: 'noninteractive' } });
}

/** @param {string} program */
function isOnPath(program) {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.resolve(folder, program)));
}
