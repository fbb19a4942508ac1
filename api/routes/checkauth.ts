import { checkauth } from '#api/contract/checkauth.ts';
import { handler } from './handler.ts';

export const checkauthRoute = handler(checkauth, async ({ session }) => ({ success: true, user: session.user }));
