import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartProblem } from '#local/start-problem.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const OTHER_SYSTEMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the tests in e2e/: CHROMIUM_PATH's, the PATH's, or Debian's, installed if permissions allow. Throws a
 * StartProblem if there is none.
 */
export function findChromium(env: NodeJS.ProcessEnv, log: (line: string) => void): string {
  const found = installed(env);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('Installing Chromium (apt-get install chromium)');
    aptGet(['update']);
    aptGet(['install', '--yes', '--no-install-recommends', 'chromium']);
    const now = installed(env);
    if (now) return now;
  }
  throw new StartProblem(
    'No Chromium, which the browser tests need.',
    'Install it (Debian, as root: apt-get install chromium; any system: Chrome), or set CHROMIUM_PATH.',
  );
}

function installed(env: NodeJS.ProcessEnv): string | undefined {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [env.CHROMIUM_PATH ?? '', ...onPath, ...OTHER_SYSTEMS].find((file) => file !== '' && existsSync(file));
}

function aptGet(args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
