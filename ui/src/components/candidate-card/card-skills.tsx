import styles from './candidate-card.module.css';
import type { MatchedView } from './matched-view.ts';

/** Approximate number of letters in one line of the widest card. */
const LETTERS_SHOWN = 96;
/** A chip's padding and gap, in letters. */
const CHIP_LETTERS = 3;

/** One line of skills, matched ones first; the others behind a count. */
export function CardSkills({ names, matches }: { names: readonly string[]; matches: MatchedView }) {
  if (names.length === 0) return <p className={styles.skills} />;
  const chips = names.map((name) => ({
    name,
    part: matches.runs(name, 'skill').find((run) => run.part)?.part ?? null,
  }));
  const ordered = [...chips.filter(({ part }) => part), ...chips.filter(({ part }) => !part)];
  const shown = ordered.slice(0, fitting(ordered.map(({ name }) => name)));
  const hidden = ordered.slice(shown.length);
  return (
    <div className={styles.skills}>
      <ul aria-label="Skills">
        {shown.map(({ name, part }) => (
          <li
            key={name}
            data-matched={part ? (part.via === 'synonym' ? 'synonym' : 'literal') : undefined}
            title={part?.via === 'synonym' ? `Asked: ${part.text}` : undefined}
          >
            {name}
          </li>
        ))}
      </ul>
      {hidden.length > 0 && <span title={hidden.map(({ name }) => name).join(', ')}>+{hidden.length}</span>}
    </div>
  );
}

/** How many of these the line has room for; at least one. */
function fitting(names: readonly string[]): number {
  let letters = 0;
  const tooMany = names.findIndex((name) => {
    letters += name.length + CHIP_LETTERS;
    return letters > LETTERS_SHOWN;
  });
  return tooMany < 0 ? names.length : Math.max(1, tooMany);
}
