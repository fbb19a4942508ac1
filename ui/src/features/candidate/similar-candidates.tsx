import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { candidateSimilar, type SimilarCandidate } from '#api/search/contract.ts';
import { InitialsPicture } from '#ui/components/candidate-card/initials-picture.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { formatDuration, formatLpa } from '#ui/lib/format-candidate.ts';
import styles from './beside.module.css';

const SKILLS_SHOWN = 5;

/** Candidates similar to this one, most similar first, each with what they have in common. */
export function SimilarCandidates({ id }: { id: string }) {
  const similar = useQuery({
    queryKey: ['candidate-similar', id],
    queryFn: async ({ signal }) => (await call(candidateSimilar, { params: { id } }, { signal })).candidates,
  });
  const { data, isError } = similar;
  return (
    <section className={styles.box}>
      <h2>Similar candidates</h2>
      <LoadFailure load={similar} />
      {!data && !isError && <Skeleton height={420} aria-label="Loading similar candidates" role="status" />}
      {data?.length === 0 && <p className={styles.none}>No similar candidates.</p>}
      {data && data.length > 0 && (
        <ul className={styles.people}>
          {data.map((one) => (
            <li key={one._id}>
              <Similar candidate={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Similar({ candidate }: { candidate: SimilarCandidate }) {
  const { alike, city } = candidate;
  const name = candidate.applicantName || candidate.applicantID;
  const [job] = candidate.workExperience;
  const facts = [formatDuration(candidate.experience), formatLpa(candidate.currentCTC), city].filter(Boolean);
  const more = alike.skills.length - SKILLS_SHOWN;
  const reasons = [
    ...(alike.titles.length > 0 ? ['same title'] : []),
    ...(alike.experience ? ['like experience'] : []),
    ...(alike.city ? ['same city'] : []),
  ];
  return (
    <>
      <InitialsPicture name={name} />
      <div>
        <Link to={`/candidate/${candidate._id}`} target="_blank" rel="noopener">
          {name}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </Link>
        <p>{[job?.jobTitle, job?.employer].filter(Boolean).join(', ') || '-'}</p>
        <p className={styles.faint}>{facts.join(' · ')}</p>
        <p className={styles.reasons}>
          {alike.skills.slice(0, SKILLS_SHOWN).map((skill) => (
            <span key={skill}>{skill}</span>
          ))}
          {more > 0 && <span>+{more}</span>}
          {reasons.map((reason) => (
            <span key={reason} data-plain>
              {reason}
            </span>
          ))}
        </p>
      </div>
    </>
  );
}
