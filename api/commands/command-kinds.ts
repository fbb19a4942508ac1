import { deleteAccountCommand } from './delete-account.ts';
import { ensureCandidateCommand } from './ensure-candidate.ts';
import { erasePersonCommand } from './erase-person.ts';
import { mergeCommand } from './merge-candidates.ts';

/** Every change of several records that an API process may begin, and finish for another one that has died. */
export const commandKinds = [mergeCommand, erasePersonCommand, deleteAccountCommand, ensureCandidateCommand] as const;
