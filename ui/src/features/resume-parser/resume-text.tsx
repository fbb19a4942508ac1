import { useEffect, useMemo, useRef } from 'react';
import styles from './resume-parser.module.css';
import { type Place, textRuns } from './text-runs.ts';

/** The resume's text with everything that was read marked; highlights the source of the `active` fields. */
export function ResumeText({ text, places, active }: { text: string; places: readonly Place[]; active: string }) {
  const box = useRef<HTMLElement>(null);
  const runs = useMemo(() => textRuns(text, places), [text, places]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active field moves the text
  useEffect(() => {
    const mark = box.current?.querySelector<HTMLElement>('mark[data-active]');
    if (!mark || !box.current) return;
    const { clientHeight, scrollTop } = box.current;
    const top = mark.offsetTop;
    const isSeen = top >= scrollTop && top + mark.offsetHeight <= scrollTop + clientHeight;
    if (!isSeen) box.current.scrollTop = top - clientHeight / 3;
  }, [active]);
  const isActive = (key: string) => key === active || key.startsWith(`${active}.`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section ref={box} className={styles.text} aria-label="Text of the resume" tabIndex={0}>
      {runs.map(({ start, text: run, keys }) =>
        keys.length === 0 ? (
          <span key={start}>{run}</span>
        ) : (
          <mark key={start} data-active={(active !== '' && keys.some(isActive)) || undefined}>
            {run}
          </mark>
        ),
      )}
    </section>
  );
}
