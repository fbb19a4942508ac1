import { indexedEntities } from './index-definitions.ts';
import type { IndexedEntity } from './outcomes.ts';

/** The entity that the command line names, candidates where it names none. Throws on any other word. */
export function readEntity(words: readonly string[]): IndexedEntity {
  const [word = 'candidates', ...rest] = words.filter((each) => !each.startsWith('--'));
  const entity = indexedEntities.find((each) => each === word);
  if (!entity || rest.length > 0) throw new Error(`Which index? One of: ${indexedEntities.join(', ')}.`);
  return entity;
}
