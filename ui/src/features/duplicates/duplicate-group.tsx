import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { DuplicateCandidate, DuplicateGroup as Group } from '#api/duplicates/contract.ts';
import { formatDay } from '#ui/lib/format-candidate.ts';
import styles from './duplicates.module.css';
import { useTellApart } from './use-settle-pair.ts';

/**
 * Candidates that may be one person: the reasons, links to compare each with the first, and buttons to tell them apart.
 */
export function DuplicateGroup({ group, onDistinct }: { group: Group; onDistinct: () => void }) {
  const [first, ...others] = group.candidates;
  const { tellApart } = useTellApart(onDistinct);
  if (!first) return null;
  const ids = group.candidates.map(({ applicantID }) => applicantID).join(', ');
  return (
    <section className={styles.group} aria-label={`May be one person: ${ids}`}>
      <div className={styles.groupHead}>
        <h2>Same</h2>
        {group.reasons.map((reason) => (
          <span key={reason} className={styles.reason}>
            {reason}
          </span>
        ))}
      </div>
      <ul className={styles.people}>
        {group.candidates.map((person) => (
          <Person
            key={person._id}
            person={person}
            compareWith={person === first ? undefined : first}
            // with two candidates, both buttons would do the same
            onTellApart={
              person === first && others.length === 1
                ? undefined
                : () =>
                    tellApart(
                      person,
                      group.candidates.filter((one) => one !== person),
                    )
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps {
  person: DuplicateCandidate;
  compareWith: DuplicateCandidate | undefined;
  /** Undefined if another row has the button. */
  onTellApart: (() => void) | undefined;
}

function Person({ person, compareWith, onTellApart }: PersonProps) {
  const { _id, applicantID, name, emailAddress, phone, dateOfBirth, employer, hasAccount, resumeAvailable } = person;
  return (
    <li>
      <p>
        <Link to={`/candidate/${_id}`}>
          <strong>{name || applicantID}</strong>
        </Link>
        <br />
        {applicantID}
      </p>
      <p>
        {emailAddress ?? 'No email'}
        <br />
        {phone ?? 'No phone'}
      </p>
      <p>
        {[employer, dateOfBirth && `born ${formatDay(dateOfBirth)}`].filter(Boolean).join(' · ')}
        <br />
        {[hasAccount && 'Account', resumeAvailable && 'Resume', `updated ${formatDay(person.updatedOn)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles.act}>
        {compareWith && (
          <Button
            component={Link}
            to={`/duplicates/${compareWith._id}/${_id}`}
            size="compact-sm"
            variant="default"
            aria-label={`Compare ${applicantID} with ${compareWith.applicantID}`}
          >
            Compare
          </Button>
        )}
        {onTellApart && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${applicantID} is not a duplicate`}
            onClick={onTellApart}
          >
            Not a duplicate
          </Button>
        )}
      </div>
    </li>
  );
}
