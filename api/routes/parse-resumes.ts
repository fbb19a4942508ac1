import { parseResumes } from '#api/contract/parse-resumes.ts';
import { orderParsing } from '#api/parsing/order-parsing.ts';
import { orderReview } from '#api/parsing/order-review.ts';
import { handler } from './handler.ts';

export const parseResumesRoute = handler(parseResumes, async ({ input, session, deps }) => {
  const jobIds: string[] = [];
  for (const upload of input.files.resumes) {
    const ordered = input.query.review
      ? orderReview(deps, session, upload)
      : orderParsing(deps, session, [upload], 'parse-resumes');
    jobIds.push(String(await ordered));
  }
  return { success: true, jobIds, message: `Uploaded ${jobIds.length} files, processing will continue on the server.` };
});
