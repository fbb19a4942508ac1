import { createServer } from 'node:net';

/** Whether nothing listens on this port yet; without a host, on any address. Throws if the system forbids the port. */
export function isPortFree(port: number, host?: string): Promise<boolean> {
  return listenOnce(port, host).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return false;
      throw error;
    },
  );
}

/** The usual port if it is free, otherwise one chosen by the system. */
export async function freePort(usual: number): Promise<number> {
  return (await isPortFree(usual, '127.0.0.1')) ? usual : listenOnce(0, '127.0.0.1');
}

function listenOnce(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const taken = address !== null && typeof address === 'object' ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}
