import type { Dependencies } from '#api/dependencies.ts';
import { blankImportRows } from './blank-import-rows.ts';
import { blankSearches } from './blank-searches.ts';
import { blankTasks } from './blank-tasks.ts';
import { blankTexts } from './blank-texts.ts';
import { type Erased, sumErased } from './erased.ts';
import { type Identity, isUnknown, personFinder } from './person-finder.ts';
import { removeHeldReadings } from './remove-held-readings.ts';
import { removeIdentityQuestions } from './remove-identity-questions.ts';
import { removeWaitingFiles } from './remove-waiting-files.ts';

/**
 * Removes what files, imports and other people's texts say of the person. Waiting files first: a name of a file tells
 * whose it is. Idempotent. Its cost grows with the whole database's comments, notifications, reports and tasks: about
 * one second for 100,000 short texts.
 */
export async function eraseMentions(
  deps: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  { provenKeys, ...identity }: Identity & { provenKeys: readonly string[] },
): Promise<Erased> {
  if (isUnknown(identity)) return {};
  const finder = personFinder(identity);
  const proven = { ...identity, contactKeys: provenKeys };
  const provenFinder = personFinder(proven);
  const held = await removeHeldReadings(deps, provenFinder, proven);
  return sumErased([
    { 'waiting resumes': held },
    { 'identity questions': await removeIdentityQuestions(deps, provenFinder) },
    await removeWaitingFiles(deps, proven),
    { 'import rows': await blankImportRows(deps, provenFinder, proven) },
    { 'import and parsing entries': await blankTasks(deps, provenFinder, identity.applicantID) },
    await blankTexts(deps, finder),
    await blankSearches(deps, finder),
  ]);
}
