// Prepares the checkout (install, build), then starts the built program. Written in plain Node, because packages may
// not be installed yet.
'use strict';

const path = require('node:path');
const { existsSync } = require('node:fs');

const root = path.join(__dirname, '..');

function enterCheckout() {
  process.chdir(root);
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Runs the steps. If a step fails, prints the error message without a stack trace and exits with code 1. */
async function orSay(steps) {
  try {
    await steps();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const built = (name) => import(`../dist/${name}.js`);

/**
 * Checks the environment and prepares the checkout. Until this is done, a signal such as Ctrl-C ends this process and
 * its children; afterwards the program that is started next handles the signals.
 */
async function makeReady(check) {
  const { endChildrenOnSignal, watchNpm } = await import('./preparing/parent.mjs');
  const { prepare } = await import('./prepare.mjs');
  watchNpm();
  const release = endChildrenOnSignal();
  await check();
  if (await prepare()) await check();
  release();
}

async function launchSupervisor(program) {
  const { preflight } = await import('./preparing/preflight.mjs');
  await makeReady(() => preflight(process.env));
  await built(program);
}

module.exports = {
  start() {
    enterCheckout();
    return orSay(() => launchSupervisor('bin/start'));
  },
  dev() {
    enterCheckout();
    return orSay(() => launchSupervisor('bin/dev'));
  },
  run() {
    enterCheckout();
    return orSay(() => makeReady(() => undefined)).then(() => built('bin/run'));
  },
  test() {
    process.chdir(root);
    return orSay(async () => (await import('./testing/run-tests.mjs')).runTests(process.argv.slice(2)));
  },
};
