import type { IdentityCause, IdentityDecision, IdentityQuestion } from '#api/duplicates/identity-contract.ts';
import type { TaskView } from '#api/index-admin/contract.ts';
import { howMany } from '#ui/lib/how-many.ts';

export const causeNames: Record<IdentityCause, string> = {
  name: 'Same email, another name',
  phone: 'Same phone only',
  unverified: 'Unverified contact',
};

/** Why there is no proof. */
export const causeTexts: Record<IdentityCause, string> = {
  name: 'The email is the candidate’s, but the names do not agree.',
  phone: 'The phone number is the candidate’s. A phone number alone proves nothing.',
  unverified: 'The profile has the same email or phone number, but it was never verified.',
};

export const decisionNames: Record<IdentityDecision, string> = {
  same: 'Same person',
  another: 'Another person',
  discard: 'Discard',
};

/** The effect of a decision, shown before a whole cause is settled. */
const effects: Record<IdentityDecision, (many: boolean) => string> = {
  same: (many) => (many ? 'Each is saved into the candidate next to it.' : 'It is saved into the candidate.'),
  another: (many) =>
    many
      ? 'Each becomes a new candidate, and is not listed as a duplicate of the one next to it.'
      : 'It becomes a new candidate.',
  discard: (many) => (many ? 'They are deleted and saved nowhere.' : 'It is deleted and saved nowhere.'),
};

export const askForAll = (decision: IdentityDecision, cause: IdentityCause, count: number): string =>
  `${decisionNames[decision]} for ${count === 1 ? 'the 1 entry' : `all ${count.toLocaleString('en-IN')} entries`} of “${causeNames[cause]}”? ${effects[decision](count > 1)} This cannot be undone.`;

export const askToDiscard = (question: IdentityQuestion): string =>
  `Discard “${sourceText(question)}”? ${effects.discard(false)} This cannot be undone.`;

/** `cv.pdf`, or `Row 12 of people.xlsx`. */
export const sourceText = ({ source, fileName }: Pick<IdentityQuestion, 'source' | 'fileName'>): string =>
  fileName ? `${source} of ${fileName}` : source;

/** The result of a settling task, once it has ended. */
export function outcomeText({ state, result, error }: TaskView): { message: string; isBad: boolean } {
  if (state !== 'done') {
    const why = state === 'cancelled' ? 'It was cancelled.' : (error ?? 'It failed.');
    return { message: `${why} Unsettled entries are listed again.`, isBad: true };
  }
  const count = (name: string) => (typeof result?.[name] === 'number' ? result[name] : 0);
  const [settled, failed, others] = [count('settled'), count('failed'), count('others')];
  const parts = [
    ...(settled > 0 || failed + others === 0 ? [`${howMany(settled, 'entry', 'entries')} settled.`] : []),
    ...(failed > 0 ? [`${howMany(failed, 'entry', 'entries')} could not be settled; the reason is shown there.`] : []),
    ...(others > 0 ? [`${howMany(others, 'entry', 'entries')} had been settled by someone else.`] : []),
  ];
  return { message: parts.join(' '), isBad: failed > 0 };
}
