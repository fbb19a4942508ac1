// Runs on any Node from version 20: no dependencies, no TypeScript.
const { spawn } = require('node:child_process');
const { delimiter, dirname, join } = require('node:path');
const { install, productNode, root } = require('./install.cjs');

/**
 * Installs missing packages, then runs a TypeScript file of this folder on the product's own Node: forwards signals and
 * returns its exit code. The IPC channel closes if this process is killed, so the child notices.
 */
function runOnProductNode(script) {
  install();
  const node = productNode();
  const child = spawn(node, [join(__dirname, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
  });
  // the terminal's Ctrl-C reaches the child directly, and npm sends another: the child counts them as one
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
  endWithNpm(child);
}

/** npm forwards signals, but a kill -9 of npm shows only as a change of our parent. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
}

module.exports = { runOnProductNode };
