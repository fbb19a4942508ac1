import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { StartProblem } from '#local/start-problem.ts';
import { programName } from './program-name.ts';

const LEAST_JAVA = 21;

export interface Jdk {
  home: string;
  /** Feature release: 21, 25. */
  release: number;
  /** Where it was found, for the user. */
  from: string;
}

/** Folders with one JDK per subfolder, by installer. */
export function usualJdkFolders(home = homedir()): string[] {
  return [
    '/usr/lib/jvm',
    join(home, '.sdkman/candidates/java'),
    join(home, '.jdks'),
    '/Library/Java/JavaVirtualMachines',
    join(home, 'Library/Java/JavaVirtualMachines'),
    '/opt/java',
    '/opt',
    'C:\\Program Files\\Java',
    'C:\\Program Files\\Eclipse Adoptium',
  ];
}

/**
 * The first JDK of release 21 or newer: JAVA_HOME's, the PATH's, then the newest in the usual folders. Throws a
 * StartProblem that lists what was found instead.
 */
export function findJava(env: NodeJS.ProcessEnv, folders = usualJdkFolders()): Jdk {
  const named = [
    ...(env.JAVA_HOME ? [{ home: env.JAVA_HOME, from: 'JAVA_HOME' }] : []),
    ...homesOnPath(env.PATH ?? '').map((home) => ({ home, from: 'PATH' })),
  ];
  const installed = folders.flatMap((folder) => homesIn(folder).map((home) => ({ home, from: folder })));
  const candidates = [...withRelease(named), ...withRelease(installed).sort((a, b) => b.release - a.release)];
  const found = candidates.find((jdk) => jdk.release >= LEAST_JAVA);
  if (found) return found;
  const seen = candidates.map((jdk) => `${jdk.release} in ${jdk.home}`).join(', ');
  throw new StartProblem(
    `No JDK ${LEAST_JAVA} or newer: ${seen ? `found only ${seen}` : 'found none'}.`,
    `Install one (Debian: apt-get install openjdk-21-jdk, macOS: brew install openjdk@21, any system: https://adoptium.net) ` +
      `or point JAVA_HOME to it. Or set MONGO_URL, KAFKA_BROKERS and ELASTICSEARCH_URL to your own servers.`,
  );
}

function homesOnPath(path: string): string[] {
  return path
    .split(delimiter)
    .map((folder) => join(folder, programName('java')))
    .filter((java) => existsSync(java))
    .map((java) => dirname(dirname(realpathSync(java))));
}

function homesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => [join(folder, name), join(folder, name, 'Contents/Home')]);
}

/** Only JDKs: a runtime has no compiler, and the launchers are built locally. */
function withRelease(homes: { home: string; from: string }[]): Jdk[] {
  return homes.flatMap(({ home, from }) => {
    if (!existsSync(join(home, 'bin', programName('javac'))) || !existsSync(join(home, 'release'))) return [];
    const version = /^JAVA_VERSION="(?:1\.)?(\d+)/m.exec(readFileSync(join(home, 'release'), 'utf8'));
    return version ? [{ home, from, release: Number(version[1]) }] : [];
  });
}
