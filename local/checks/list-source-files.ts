import { execFileSync } from 'node:child_process';

const SUPPORT = /\.test\.tsx?$|(^|\/)(testing|seed|support|golden|labelled-resumes|judged-searches|resume-set)\//;

/** Paths of the tracked source files, and of all tracked code and docs, both relative to the root. */
export function listSourceFiles(root: string): { sources: string[]; texts: string[] } {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const folders = /^(api|bench|domain|e2e|indexer|local|mongo|search-templates|ui)\//;
  return {
    sources: tracked.filter((file) => /\.tsx?$/.test(file) && folders.test(file) && !SUPPORT.test(file)),
    texts: tracked.filter((file) => /\.(tsx?|md|java|css|cjs)$/.test(file)),
  };
}
