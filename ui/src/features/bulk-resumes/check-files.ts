const RESUME_NAME = /\.(?:pdf|docx?)$/i;
const ARCHIVE_NAME = /\.zip$/i;

const KIND_MESSAGE = 'Only PDF, DOCX, and DOC files are allowed.';

export interface FileRules {
  mostFiles: number;
  mostBytes: number;
  tooLarge: string;
  /** Archives are accepted too, and may be larger. */
  archives?: { mostBytes: number; tooLarge: string };
}

type NamedFile = Pick<File, 'name' | 'size'>;

/** Why these files can't be sent; null if they can. The server checks again. */
export function checkFiles(files: readonly NamedFile[], rules: FileRules): string | null {
  if (files.length === 0) return 'Please select at least one file.';
  if (files.length > rules.mostFiles) return `At most ${rules.mostFiles} files at once.`;
  for (const file of files) {
    const problem = checkFile(file, rules);
    if (problem) return files.length > 1 ? `${file.name}: ${problem}` : problem;
  }
  return null;
}

function checkFile({ name, size }: NamedFile, { mostBytes, tooLarge, archives }: FileRules): string | null {
  if (archives && ARCHIVE_NAME.test(name)) return size > archives.mostBytes ? archives.tooLarge : null;
  if (!RESUME_NAME.test(name)) return archives ? 'Only PDF, DOCX, DOC and ZIP files are allowed.' : KIND_MESSAGE;
  return size > mostBytes ? tooLarge : null;
}
