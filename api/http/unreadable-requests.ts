import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { TOO_LONG_MESSAGE } from './contract.ts';

const UNREADABLE_MESSAGE = 'The request is not valid HTTP.';

/**
 * Answers requests that Node can't read, and therefore never reach the application, like every other failed call. By
 * default they get a status without a body.
 */
export function answerUnreadable(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request: IncomingMessage, response) => latest.set(request.socket, response));
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    const earlier = latest.get(socket);
    const isAnswering = earlier?.headersSent && !earlier.writableFinished;
    if (code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const [status, message] =
      code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', TOO_LONG_MESSAGE]
        : ['400 Bad Request', UNREADABLE_MESSAGE];
    const body = JSON.stringify({ success: false, message });
    const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
    socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n${body}`);
  });
}
