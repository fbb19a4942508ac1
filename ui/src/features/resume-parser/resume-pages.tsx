import { Skeleton } from '@mantine/core';
import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useMemo, useRef } from 'react';
import type { PagePiece } from '#domain/parsed-resume.ts';
import { type PageMark, pageMarks } from './page-marks.ts';
import styles from './resume-parser.module.css';
import { type Place, readFrom } from './text-runs.ts';
import { usePdfPages } from './use-pdf-pages.ts';
import { useScrollToActive } from './use-scroll-to-active.ts';

/** Sharp at the widest column on a screen of two pixels a point. */
const DRAWN_WIDTH_PX = 1_240;

interface Props {
  jobId: string;
  pieces: readonly PagePiece[];
  places: readonly Place[];
  /** The key of the field whose source is highlighted, or ''. */
  active: string;
}

/** The resume's pages with everything that was read marked; highlights the source of the `active` field. */
export function ResumePages({ jobId, pieces, places, active }: Props) {
  const shown = usePdfPages(jobId);
  const marks = useMemo(() => pageMarks(places, pieces), [places, pieces]);
  const box = useScrollToActive(active, shown.state);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={box} className={styles.pages} aria-label="Pages of the resume" tabIndex={0}>
      {shown.state === 'loading' && <Skeleton height={640} />}
      {shown.state === 'failed' && <p className={styles.hint}>The pages can’t be shown. Please use the text.</p>}
      {shown.state === 'shown' &&
        shown.pages.map((page) => (
          <Page
            key={page.pageNumber}
            page={page}
            marks={marks.filter((mark) => mark.page === page.pageNumber)}
            active={active}
          />
        ))}
    </section>
  );
}

function Page({ page, marks, active }: { page: PDFPageProxy; marks: readonly PageMark[]; active: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useMemo(() => page.getViewport({ scale: 1 }), [page]);
  useEffect(() => {
    if (!canvas.current) return;
    const drawing = page.render({
      canvas: canvas.current,
      viewport: page.getViewport({ scale: DRAWN_WIDTH_PX / width }),
    });
    drawing.promise.catch(() => undefined); // cancelled below; a damaged page stays as far as it was drawn
    return () => drawing.cancel();
  }, [page, width]);
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div className={styles.sheet}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Page ${page.pageNumber}`}
        width={DRAWN_WIDTH_PX}
        height={Math.round((DRAWN_WIDTH_PX * height) / width)}
      />
      {marks.map(({ key, x, y, ...size }) => (
        <mark
          key={`${key} ${x} ${y}`}
          data-active={readFrom(key, active) || undefined}
          style={{
            left: percent(x, width),
            top: percent(y, height),
            width: percent(size.width, width),
            height: percent(size.height, height),
          }}
        />
      ))}
    </div>
  );
}
