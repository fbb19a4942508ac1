import { request } from 'node:http';

const PING_MS = 2_000;
const DEFAULT_SOCKET = '/var/run/docker.sock';

/** Whether a Docker engine responds at DOCKER_HOST, or on its usual socket. */
export function dockerAnswers(env: NodeJS.ProcessEnv): Promise<boolean> {
  const host = new URL(env.DOCKER_HOST || `unix://${DEFAULT_SOCKET}`);
  const place =
    host.protocol === 'unix:'
      ? { socketPath: host.pathname }
      : { host: host.hostname, port: Number(host.port) || 2375 };
  return new Promise((resolve) => {
    const ping = request({ ...place, path: '/_ping', timeout: PING_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    ping.on('timeout', () => ping.destroy());
    ping.on('error', () => resolve(false));
    ping.end();
  });
}
