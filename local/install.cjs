// Runs on any Node from version 20: no dependencies, no TypeScript.
const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '..');
const LEAST_NODE = 24;

/** Installs the lock file's packages unless exactly those are installed; ends the process on failure. */
function install() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci); about half a minute, the first time only');
  const started = Date.now();
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('\nnpm ci failed: see its reason above.');
    console.error(
      "If a host can't be reached, check the network or npm's registry setting; if the disk is full, free some space; then run the same command again.",
    );
    process.exit(1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Compares the lock file with npm's own record of the contents of node_modules. */
function isInstalled() {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      installed[path]?.version === entry.version ||
      (!installed[path] && (entry.optional || entry.devOptional || entry.peer)),
  );
}

/** The Node for the product: from its packages (Linux x64), otherwise this one; ends the process if it is too old. */
function productNode() {
  const own = join(root, 'node_modules/.bin/node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return process.execPath;
  console.error(
    `Node ${LEAST_NODE} or newer is required, but this is ${process.version}. Install it from https://nodejs.org and run the same command again.`,
  );
  return process.exit(1);
}

module.exports = { install, productNode, root };
