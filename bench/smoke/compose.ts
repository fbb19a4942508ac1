import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const OUTPUT_BYTES = 50_000_000;
const LINES_OF_ERROR = 5;
const VOLUMES_OF_CONTAINER = '{{range .Mounts}}{{if eq .Type "volume"}}{{.Name}} {{end}}{{end}}';

/** A command of the Docker client; returns its output. Throws an Error with the last lines that it printed. */
export async function docker(...args: string[]): Promise<string> {
  try {
    const { stdout } = await run('docker', args, { cwd: root, maxBuffer: OUTPUT_BYTES });
    return stdout.trim();
  } catch (error) {
    const { stderr = String(error) } = error as { stderr?: string };
    const said = stderr.trim().split('\n').slice(-LINES_OF_ERROR).join('\n');
    throw new Error(`docker ${args.join(' ')} failed:\n${said}`);
  }
}

/** The repository's compose file as a project of its own, with this file of variables. */
export interface Compose {
  project: string;
  run(...args: string[]): Promise<string>;
  /** The published address of the nth container of a service. */
  address(service: string, port: number, container?: number): Promise<string>;
  /** What the engine has of this project: ids, and names of volumes. */
  parts(): Promise<{ containers: string[]; networks: string[]; volumes: string[] }>;
  /** The volumes that its containers use but the compose file doesn't name. */
  anonymousVolumes(): Promise<string[]>;
}

export function composeProject(project: string, envFile: string): Compose {
  const compose = (...args: string[]) => docker('compose', '--project-name', project, '--env-file', envFile, ...args);
  const ofProject = ['--filter', `label=com.docker.compose.project=${project}`];
  const lines = async (...args: string[]) => (await docker(...args)).split('\n').filter(Boolean);
  const containers = () => lines('ps', '--all', '--quiet', ...ofProject);
  return {
    project,
    run: compose,
    async address(service, port, container = 1) {
      return `http://${await compose('port', '--index', String(container), service, String(port))}`;
    },
    async parts() {
      return {
        containers: await containers(),
        networks: await lines('network', 'ls', '--quiet', ...ofProject),
        volumes: await lines('volume', 'ls', '--quiet', ...ofProject),
      };
    },
    async anonymousVolumes() {
      const ids = await containers();
      const mounted = await docker('inspect', '--format', VOLUMES_OF_CONTAINER, ...ids);
      return mounted.split(/\s+/).filter((name) => name && !name.startsWith(`${project}_`));
    },
  };
}
