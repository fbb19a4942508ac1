import { parseResume } from '#indexer/files/resume-parser/parse-resume.ts';
import { readFile } from '#indexer/tasks/parse-resumes/resume-file.ts';
import { scannedPdf } from '#indexer/testing/resume-files.ts';
import { measureSet } from '../resume-set/score/measure-half.ts';
import { makeResumes } from './make-resumes.ts';
import { type Counts, figuresOf, type Misses, type ScoredField, scoreResume } from './score-resumes.ts';

/** The day that ends ongoing jobs. */
const TODAY = new Date('2026-06-01T00:00:00Z');

/**
 * Precision and recall of the resume parser for each field, separately for the half that rules were written on and the
 * held-out half. Lists errors only for the seen half. A scanned page, which has no text, returns its reason.
 */
export async function benchParser(isHiddenRun: boolean) {
  const resumes = makeResumes();
  const seenLayouts = new Set(resumes.filter(({ half }) => half === 'seen').map(({ layout }) => layout));
  const halves = { seen: new Map<ScoredField, Counts>(), 'held-out': new Map<ScoredField, Counts>() };
  /** Held-out resumes in layouts that the seen half doesn't have. */
  const unseenLayouts = new Map<ScoredField, Counts>();
  const misses = { seen: [] as Misses, 'held-out': [] as Misses };
  const started = performance.now();
  for (const resume of resumes) {
    const parsed = parseResume(resume.text, TODAY);
    scoreResume(resume, parsed, halves[resume.half], misses[resume.half]);
    if (!seenLayouts.has(resume.layout)) scoreResume(resume, parsed, unseenLayouts, []);
  }
  const ms = performance.now() - started;
  for (const { id, field, wrong, missed } of misses.seen) {
    console.log(`${id} ${field}: read ${JSON.stringify(wrong)}, not ${JSON.stringify(missed)}`);
  }
  const figures = (counts: Map<ScoredField, Counts>) =>
    Object.fromEntries([...counts].map(([field, sums]) => [field, figuresOf(sums)]));
  return {
    resumes: resumes.length,
    layouts: new Set(resumes.map(({ layout }) => layout)).size,
    msAResume: Math.round((ms / resumes.length) * 10) / 10,
    seen: figures(halves.seen),
    heldOut: figures(halves['held-out']),
    heldOutInUnseenLayouts: figures(unseenLayouts),
    resumeSet: {
      seen: await measureSet('seen'),
      practice: await measureSet('practice'),
      practice2: await measureSet('practice-2'),
      practice3: await measureSet('practice-3'),
      practice4: await measureSet('practice-4'),
      practice5: await measureSet('practice-5'),
      practice6: await measureSet('practice-6'),
      practice7: await measureSet('practice-7'),
      outside: await measureSet('outside/seen'),
      outside3: await measureSet('outside-3/hidden'),
      outside4: await measureSet('outside-4/hidden'),
      outside5: await measureSet('outside-5/hidden'),
      outside6: await measureSet('outside-6/hidden'),
      outside7: await measureSet('outside-7/hidden'),
      outside8: await measureSet('outside-8/hidden'),
      ...(isHiddenRun && {
        outside9Hidden: await measureSet('outside-9/hidden'),
      }),
    },
    scannedPdf: await readFile(scannedPdf(), new AbortController().signal),
  };
}
