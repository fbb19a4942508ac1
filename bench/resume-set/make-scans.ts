/**
 * Scans of ten printed pages of the set: pictures of the pages, a little skewed and grainy, in PDFs without text.
 *   node bench/resume-set/make-scans.ts
 * It needs poppler's pdftoppm and pdfinfo.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Label } from './label.ts';
import { seededRandom } from './random.ts';
import { isOnePage, lookOf, scanOf } from './scan-page.ts';

const here = new URL('.', import.meta.url).pathname;
const random = seededRandom(2_026);

mkdirSync(join(here, 'scans'), { recursive: true });
for (const half of ['seen', 'hidden'] as const) {
  const labels = readdirSync(join(here, half))
    .filter((file) => file.endsWith('.pdf.json'))
    .map((file): Label => JSON.parse(readFileSync(join(here, half, file), 'utf8')));
  const layouts = new Set<string>();
  const fit = random.shuffled(labels).filter((label) => {
    if (
      layouts.has(label.layout) ||
      !label.jobs.length ||
      !label.phones.length ||
      !label.emails.length ||
      !isOnePage(join(here, half, label.file))
    )
      return false;
    layouts.add(label.layout);
    return true;
  });
  // Scanned resumes are mostly typed ones: three own layouts for two themes.
  const chosen = [
    ...fit.filter(({ layoutBy }) => layoutBy === 'own').slice(0, 3),
    ...fit.filter(({ layoutBy }) => layoutBy === 'theme').slice(0, 2),
  ];
  for (const [at, label] of chosen.entries()) {
    const look = lookOf(at);
    const scan = await scanOf(join(here, half, label.file), look);
    const file = `scan-${label.file}`;
    writeFileSync(join(here, 'scans', file), scan);
    writeFileSync(
      join(here, 'scans', `${file}.json`),
      `${JSON.stringify({ ...label, file, dpi: look.dpi }, null, 1)}\n`,
    );
  }
}
