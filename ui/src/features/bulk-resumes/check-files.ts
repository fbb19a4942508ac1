const RESUME_NAME = /\.(?:pdf|docx?)$/i;
const ARCHIVE_NAME = /\.zip$/i;

const KIND_MESSAGE = 'Only PDF, DOCX, and DOC files are allowed.';
const KINDS_WITH_ARCHIVES = 'Only PDF, DOCX, DOC and ZIP files are allowed.';

export interface FileRules {
  mostFiles: number;
  mostBytes: number;
  tooLarge: string;
  /** Of all files together; those beyond it are left out. */
  mostTotalBytes: number;
  totalTooLarge: string;
  /** Archives are accepted too, and may be larger. */
  archives?: { mostBytes: number; tooLarge: string };
}

type NamedFile = Pick<File, 'name' | 'size'>;

interface CheckedFiles<F> {
  /** Why nothing can be sent; null if something can. */
  problem: string | null;
  send: F[];
  /** The files that are too large while others can be sent, each with its reason. */
  leftOut: string[];
}

/** Sorts the chosen files: a file of another kind refuses the choice, a file that is too large only itself. */
export function checkFiles<F extends NamedFile>(files: readonly F[], rules: FileRules): CheckedFiles<F> {
  const refused = (problem: string): CheckedFiles<F> => ({ problem, send: [], leftOut: [] });
  if (files.length === 0) return refused('Please select at least one file.');
  if (files.length > rules.mostFiles) return refused(`At most ${rules.mostFiles} files at once.`);
  const named = (file: F, problem: string) => (files.length > 1 ? `${file.name}: ${problem}` : problem);
  const ofOtherKind = files.find(({ name }) => !RESUME_NAME.test(name) && !isArchive(name, rules));
  if (ofOtherKind) return refused(named(ofOtherKind, rules.archives ? KINDS_WITH_ARCHIVES : KIND_MESSAGE));
  const send: F[] = [];
  const leftOut: string[] = [];
  let total = 0;
  for (const file of files) {
    const problem = sizeProblem(file, rules) ?? (total + file.size > rules.mostTotalBytes ? rules.totalTooLarge : null);
    if (problem) leftOut.push(named(file, problem));
    else {
      total += file.size;
      send.push(file);
    }
  }
  return send.length === 0 ? refused(leftOut[0] as string) : { problem: null, send, leftOut };
}

const isArchive = (name: string, { archives }: FileRules): boolean => archives !== undefined && ARCHIVE_NAME.test(name);

function sizeProblem({ name, size }: NamedFile, rules: FileRules): string | null {
  const { mostBytes, tooLarge } = isArchive(name, rules) && rules.archives ? rules.archives : rules;
  return size > mostBytes ? tooLarge : null;
}
