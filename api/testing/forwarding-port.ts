import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface ForwardingPort {
  /** `127.0.0.1:port` */
  address: string;
  /** Cuts existing connections and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections, but stops answering on them and on existing ones. */
  hang(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A port that forwards to a real server and can be cut: simulates an unreachable server. */
export async function openForwardingPort(target: { host: string; port: number }): Promise<ForwardingPort> {
  const sockets = new Set<Socket>();
  let hanging = false;
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => near.destroy()).on('close', () => sockets.delete(near));
    if (hanging) return;
    const far = connect(target);
    sockets.add(far);
    far.on('error', () => near.destroy()).on('close', () => sockets.delete(far));
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    address: `127.0.0.1:${port}`,
    cut,
    hang() {
      hanging = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async mend() {
      hanging = false;
      if (server.listening) for (const socket of sockets) socket.destroy();
      else await listen(port);
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
