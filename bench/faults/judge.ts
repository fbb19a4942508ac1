import type { Answer, Seen } from '../pairs/action.ts';
import { places, recordBreaches, WITHOUT_CANDIDATE } from '../pairs/invariants.ts';
import { judge as judgeOutcome } from '../pairs/judge.ts';
import { mayBeGone } from '../pairs/round.ts';
import type { Snapshot } from '../pairs/snapshot.ts';
import type { Write } from './schedule.ts';

/** What a writer's request led to. */
export interface Written {
  write: Write;
  seen: Omit<Seen, 'stored' | 'answer' | 'other'>;
  /** Null if the connection broke, or a fault came before the request. */
  answer: Answer | null;
}

/** Means that a server is away: the effect may be there or not. */
const AWAY = [502, 503, 504];
/** Change what belongs to everybody, and not only to the world of their writer. */
const SHARED = ['resume-inbox-clear', 'process-resumes'];
/** Collections in which a writer's word stands once at most. */
const onceIn = ['candidates', 'comments', 'inboxResumes', 'jobs', 'resumes', 'savedSearches', 'shortlists', 'tickets'];

const isDone = (answer: Answer | null) => answer !== null && answer.status < 300;

/** What faults broke, in words: acknowledged changes are there, refused ones are not, and nothing is there twice. */
export async function judge(stored: Snapshot, all: readonly Written[]): Promise<string[]> {
  const brokeOff = all.some(({ write, answer }) => write.action.contract === 'signup' && !isDone(answer));
  const broken = recordBreaches(stored).filter((what) => !brokeOff || what !== WITHOUT_CANDIDATE);
  const possible = all.filter(({ answer }) => !answer || answer.status < 300 || AWAY.includes(answer.status));
  for (const written of all) {
    const { write, seen } = written;
    const own = [...(await effectDefects(stored, written, possible)), ...doubled(stored, written)];
    const gone = mayBeGone(possible.includes(written) ? [write.action] : []);
    broken.push(...own, ...places(stored, seen.world, gone).map((what) => `${write.action.name}: ${what}`));
  }
  return [...new Set(broken)];
}

async function effectDefects(stored: Snapshot, { write, seen, answer }: Written, possible: readonly Written[]) {
  const { action } = write;
  if (!answer || AWAY.includes(answer.status)) return [];
  const isShared = (other: Written) => SHARED.includes(other.write.action.contract) && other.write !== write;
  const others = possible.filter(isShared).map((other) => other.write.action.contract);
  if (others.some((contract) => action.supersededBy?.includes(contract))) return [];
  if (answer.status >= 400 && others.some((contract) => action.sameAs?.includes(contract))) return [];
  // another process may have ordered the same task
  if (answer.status >= 400 && action.once?.startsWith('running:')) return [];
  const there = await action.effect({ ...seen, stored, answer, other: null });
  const none = { action: { ...action, name: '' }, answer: { ...answer, status: 400 }, there: false, inTurn: false };
  return judgeOutcome({ action, answer, there, inTurn: false }, none).map(
    (what) => `${what}${answer.status >= 500 ? `: ${JSON.stringify(answer.body)}` : ''}`,
  );
}

function doubled(stored: Snapshot, { write, seen }: Written): string[] {
  // each of many people has the word in an address, and each of a company's jobs its name
  if (/of \d+ |^update-employer$/.test(write.action.name)) return [];
  const word = seen.word.toLowerCase();
  return onceIn.flatMap((name) => {
    const holding = stored
      .all(name)
      .filter((record) => !record.deleted && JSON.stringify(record).toLowerCase().includes(word));
    return holding.length > 1 ? [`${write.action.name} stands ${holding.length} times in ${name}`] : [];
  });
}
