import { Agent, request } from 'node:http';

/** The response and its duration, from the first byte sent to the last one read. */
export interface TimedAnswer {
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
  ms: number;
}

/** The response if its status is 200; otherwise throws, naming the request. */
export function okAnswer(answer: TimedAnswer, what: string): TimedAnswer {
  if (answer.status === 200) return answer;
  throw new Error(`${what} answered ${answer.status}: ${answer.body.slice(0, 500)}`);
}

/** One keep-alive connection to an address; every request is timed. Rejects if the connection breaks. */
export function keepAliveClient(base: string, headers: Record<string, string> = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, path: string, body?: string): Promise<TimedAnswer> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const sent = request(
        new URL(path, base),
        { method, agent, headers: { 'content-type': 'application/json', ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: Buffer.concat(parts).toString('utf8'),
              headers: answer.headers,
              ms: performance.now() - started,
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
