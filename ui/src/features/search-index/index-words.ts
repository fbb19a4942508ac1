import type { ResponseOf } from '#api/http/contract.ts';
import type { searchIndex, TaskView } from '#api/index-admin/contract.ts';

type Indexed = Pick<ResponseOf<typeof searchIndex>['indices'][number], 'documents' | 'records' | 'lag' | 'unpublished'>;

const count = (value: number) => value.toLocaleString('en-IN');

/** Compares the numbers of documents and records; `isOff` if pending changes don't explain a difference. */
export function documentsNote({ documents, records, lag, unpublished }: Indexed): { isOff: boolean; note: string } {
  if (documents === null) return { isOff: true, note: 'cannot be reached' };
  const missing = records - documents;
  if (missing === 0) return { isOff: false, note: 'as in MongoDB' };
  const difference = missing > 0 ? `${count(missing)} missing` : `${count(-missing)} too many`;
  if (lag !== 0 || unpublished > 0) return { isOff: false, note: `${difference}, catching up` };
  return { isOff: true, note: difference };
}

const numberIn = (result: Record<string, unknown>, name: string): number => {
  const value = result[name];
  return typeof value === 'number' ? value : 0;
};

/** A task's result in a sentence. */
export function resultWords({ kind, result }: Pick<TaskView, 'kind' | 'result'>): string | null {
  if (!result) return null;
  const of = (name: string) => numberIn(result, name);
  if (kind === 'audit') return auditWords(of);
  if (kind === 'replay-dead-letters') return `${count(of('replayed'))} replayed, ${count(of('dismissed'))} dismissed.`;
  if (kind === 'near-titles') return `${count(of('titles'))} titles of ${count(of('candidates'))} candidates compared.`;
  const failed = of('dead-lettered');
  return `${count(of('indexed'))} indexed${failed > 0 ? `, ${count(failed)} could not be` : ''}.`;
}

function auditWords(of: (name: string) => number): string {
  const differences = (['missing', 'stale', 'orphaned', 'ahead'] as const)
    .filter((name) => of(name) > 0)
    .map((name) => `${count(of(name))} ${differenceWords[name]}`);
  if (differences.length === 0) return `Nothing differs: ${count(of('records'))} records, each with its document.`;
  return `${differences.join(', ')}. Repaired: ${count(of('repaired'))}.`;
}

const differenceWords = {
  missing: 'missing from the index',
  stale: 'out of date in it',
  orphaned: 'in it without a record',
  ahead: 'newer in it than in MongoDB',
};
