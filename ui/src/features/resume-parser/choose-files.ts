import { MAX_PARSED_AT_ONCE, PARSED_TOO_LARGE } from '#api/parser/contract.ts';
import { RESUME_LIMIT_BYTES } from '#domain/limits.ts';

const ALLOWED = /\.(?:pdf|docx?)$/i;

export interface Chosen {
  files: File[];
  /** Files left out, and why. */
  problem: string | null;
}

/** The files to parse after more were chosen or dropped: the first ten resumes, without duplicates by name and size. */
export function chooseFiles(before: readonly File[], more: readonly File[]): Chosen {
  const resumes = more.filter(({ name }) => ALLOWED.test(name));
  const fitting = resumes.filter(({ size }) => size <= RESUME_LIMIT_BYTES);
  const seen = new Set<string>();
  const all = [...before, ...fitting].filter(({ name, size }) => {
    const key = `${name} ${size}`;
    return !seen.has(key) && seen.add(key);
  });
  return {
    files: all.slice(0, MAX_PARSED_AT_ONCE),
    problem:
      resumes.length < more.length
        ? 'Only PDF, DOCX, and DOC files are allowed.'
        : fitting.length < resumes.length
          ? PARSED_TOO_LARGE
          : all.length > MAX_PARSED_AT_ONCE
            ? `At most ${MAX_PARSED_AT_ONCE} files at once; the first ${MAX_PARSED_AT_ONCE} are kept.`
            : null,
  };
}
