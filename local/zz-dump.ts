import { readFileSync } from 'node:fs';
import { parseResume } from '#indexer/files/resume-parser/parse-resume.ts';
import { layoutToLines } from '#indexer/files/resume-parser/resume-lines.ts';
import { resumeSections } from '#indexer/files/resume-parser/resume-sections.ts';
import { splitSideHeadings } from '#indexer/files/resume-parser/section-styles.ts';
import { readFile } from '#indexer/tasks/parse-resumes/resume-file.ts';

const n = Number(process.env.N ?? 14);
for (const f of process.argv.slice(2)) {
  const read = await readFile(
    readFileSync(`${process.env.DIR ?? '/tmp/dev/practice/set'}/${f}`),
    new AbortController().signal,
  );
  if ('problem' in read) {
    console.log(read);
    continue;
  }
  console.log(`===== ${f}`);
  const lines = splitSideHeadings(layoutToLines(read.layout!));
  for (const s of resumeSections(lines)) {
    console.log(`[${s.kind}] ${s.heading?.text ?? ''}`);
    if ((process.env.K ?? 'jobs,projects,summary,other').split(',').includes(s.kind))
      for (const l of s.lines.slice(0, n))
        console.log(
          '    ',
          l.cells && l.cells.length > 1 ? l.cells.map((c) => c.text).join(' ┃ ') : l.text,
          l.bullet ? '•' : '',
          `{x${Math.round(l.layout?.x ?? 0)} c${l.layout?.column} ${l.layout?.bold ? 'b' : ''}${l.layout?.italic ? 'i' : ''} ${l.layout?.size}}`,
        );
  }
  console.log(
    JSON.stringify(
      parseResume(read.text, new Date('2026-06-01'), read.layout).jobs.map(({ value: v }) => [
        v.title,
        v.employer,
        v.from && `${v.from.year}-${v.from.month}`,
        v.to && `${v.to.year}-${v.to.month}`,
        v.isOngoing,
      ]),
    ),
  );
}
process.exit(0);
