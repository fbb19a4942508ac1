import { undoEmailChange as command } from '#api/commands/undo-email-change.ts';
import { undoEmailChange } from '#api/contract/undo-email-change.ts';
import { handler } from './handler.ts';

export const undoEmailChangeRoute = handler(undoEmailChange, async ({ input: { body }, deps, ctx }) => {
  await deps.limits.undoByAddress.take(ctx.address);
  await command(deps, body.token);
  return { success: true, message: 'Your email was restored. Please reset your password.' };
});
