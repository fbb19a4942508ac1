import { useMemo } from 'react';
import styles from './resume-parser.module.css';
import { type Place, readFrom, textRuns } from './text-runs.ts';
import { useScrollToActive } from './use-scroll-to-active.ts';

/** The resume's text with everything that was read marked; highlights the source of the `active` fields. */
export function ResumeText({ text, places, active }: { text: string; places: readonly Place[]; active: string }) {
  const runs = useMemo(() => textRuns(text, places), [text, places]);
  const box = useScrollToActive(active, text);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={box} className={styles.text} aria-label="Text of the resume" tabIndex={0}>
      {runs.map(({ start, text: run, keys }) =>
        keys.length === 0 ? (
          <span key={start}>{run}</span>
        ) : (
          <mark key={start} data-active={keys.some((key) => readFrom(key, active)) || undefined}>
            {run}
          </mark>
        ),
      )}
    </section>
  );
}
