// Prepares the checkout (install, build), then hands over to the built program. Plain Node: nothing is installed yet.
'use strict';

const path = require('node:path');
const { existsSync } = require('node:fs');

const root = path.join(__dirname, '..');

function enterCheckout() {
  process.chdir(root);
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Runs the steps and turns whatever goes wrong into one sentence and exit code 1. */
async function orSay(steps) {
  try {
    await steps();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const built = (name) => import(`../dist/${name}.js`);

async function launchSupervisor(program) {
  const { endWithParent } = await import('./preparing/parent.mjs');
  const { preflight } = await import('./preparing/preflight.mjs');
  const { prepare } = await import('./prepare.mjs');
  const watch = endWithParent();
  await preflight(process.env);
  if (await prepare()) await preflight(process.env);
  watch.stop();
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
    return orSay(async () => {
      const { prepare } = await import('./prepare.mjs');
      await prepare();
    }).then(() => built('bin/run'));
  },
  test() {
    process.chdir(root);
    return orSay(async () => (await import('./testing/run-tests.mjs')).runTests(process.argv.slice(2)));
  },
};
