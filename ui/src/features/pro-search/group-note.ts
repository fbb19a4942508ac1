import { badgesOfExpression } from '#search-templates/language/badges-and-expressions.ts';
import { asExpression, type GroupAction } from './badge-group.ts';
import type { GroupState } from './filter-state.ts';

/** What to say of a step that turns typed work into something else, or clears it; null where nothing is lost. */
export function noteOn(before: GroupState, action: GroupAction): string | null {
  if (action.type === 'boolean' && action.on) {
    const { text, lost } = asExpression(before);
    return text === '' || before.boolean ? null : sentence('Written as an expression', lost);
  }
  const leavesBoolean = action.type === 'boolean' || action.type === 'all-mandatory';
  if (leavesBoolean && before.boolean && before.inputText.trim() !== '') {
    const read = badgesOfExpression(before.inputText);
    const kept = read !== null && read.badges.length + read.excluded.length > 0;
    return sentence(kept ? 'Written as badges' : 'The expression was cleared', read?.lost ?? []);
  }
  if (action.type !== 'exclude' || action.on) return null;
  const excluded = before.excludeBadges.length > 0 || before.excludeText.trim() !== '';
  return excluded ? 'The excluded terms were cleared.' : null;
}

const sentence = (text: string, lost: string[]) => `${[text, ...lost].join('; ')}.`;
