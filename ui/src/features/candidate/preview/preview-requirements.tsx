import type { ApplicationRequirement } from '#api/applications/contract.ts';
import { RequirementSign, requirementStateNames } from '#ui/components/requirement-sign.tsx';
import styles from './preview.module.css';

/** Each requirement of the job that the candidate applied to, and whether the profile meets it. */
export function PreviewRequirements({ requirements }: { requirements: readonly ApplicationRequirement[] }) {
  return (
    <ul
      className={styles.requirements}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
      tabIndex={0}
      aria-label="Requirements of the job"
    >
      {requirements.map(({ name, asked, state }) => (
        <li key={`${name}: ${asked}`} data-state={state}>
          <RequirementSign state={state} />
          <span>
            {[name, asked].filter(Boolean).join(': ')}
            <span className={state === 'unstated' ? styles.unstated : 'visually-hidden'}>
              {' '}
              ({requirementStateNames[state].toLowerCase()})
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
