import { handler } from '#api/http/handler.ts';
import { readDescription as read } from '#search-templates/job-descriptions/read-description.ts';
import { readDescription } from './description-contract.ts';

export const readDescriptionRoute = handler(readDescription, async ({ input: { body } }) => {
  const { requirements, unread } = read(body.text);
  const message = requirements.length === 0 ? 'No requirement was recognised.' : 'Requirements read.';
  return { success: true, message, requirements, unread };
});
