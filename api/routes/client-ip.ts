import { clientIp } from '#api/contract/client-ip.ts';
import { handler } from './handler.ts';

export const clientIpRoute = handler(clientIp, async ({ ctx }) => ({ ip: ctx.address }));
