import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '#api/app.ts';
import { noteAudit } from '#api/audit/note-audit.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import type { Route } from '#api/http/handler.ts';

/** Serves a test's own routes on a free port, through the complete app. */
export async function serveRoutes(deps: Dependencies, routes: Route[]): Promise<{ url: string; close(): void }> {
  const server = createServer(createApp(deps, { routes, noteAudit }).callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
