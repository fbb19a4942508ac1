import { writeFileSync } from 'node:fs';
import { measureFiles, summaryOf } from '../bench/resume-set/score/measure-half.ts';

const folder = new URL(`file://${process.argv[2] ?? '/tmp/dev/practice/set'}/`);
const measured = await measureFiles(folder);
const lines: string[] = [];
for (const { label, results } of measured)
  for (const { field, wrongValues, missedValues } of results)
    if (wrongValues.length + missedValues.length > 0)
      lines.push(
        `${label.file} (${label.layout}) ${field}: read ${JSON.stringify(wrongValues)}, not ${JSON.stringify(missedValues)}`,
      );
writeFileSync('/tmp/dev/practice/errors.txt', lines.join('\n'));
const s = summaryOf(measured);
for (const [f, v] of Object.entries(s.fields)) console.log(f, (v as { f1: number }).f1);
writeFileSync('/tmp/dev/practice/summary.json', JSON.stringify(s, null, 1));
for (const [l, v] of Object.entries(s.layouts)) console.log(l, JSON.stringify(v));
process.exit(0);
