import type { MailContent } from '#api/dependencies.ts';
import { composeMail } from './compose-mail.ts';

/** Tells of candidates who are new in a saved search; `who` names some of them. */
export function newMatchesMail(search: string, title: string, who: string): MailContent {
  return composeMail(title, [
    `New in your saved search “${search}”: ${who}.`,
    'Open Pro Search and choose the search under Saved to see them.',
    'The search’s alert can be changed or switched off there.',
  ]);
}
