// Runs on whatever Node the machine has (20 or newer): no dependencies, no TypeScript.
const { spawn } = require('node:child_process');
const { delimiter, dirname, join } = require('node:path');
const { install, productNode, root } = require('./install.cjs');

/**
 * Installs what is missing, then runs a TypeScript file of this folder on the product's own Node, as if it were this
 * process: signals go on to it, its exit code comes back, and the channel between the two tells it if we are killed.
 */
function runOnProductNode(script) {
  install();
  const node = productNode();
  const child = spawn(node, [join(__dirname, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
  });
  // the terminal's Ctrl-C reaches the child by itself, and npm sends it once more: the child counts them as one
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
  endWithNpm(child);
}

/** npm passes signals on, but nothing tells us when it is killed outright: then our parent is another. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
}

module.exports = { runOnProductNode };
