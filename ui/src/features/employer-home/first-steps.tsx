import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { companyOf } from '#ui/lib/company-query.ts';
import styles from './employer-home.module.css';

/** What a new employer does first, until it is done: say who is hiring, then post a job. */
export function FirstSteps({ userId, jobs }: { userId: string; jobs: number }) {
  const { data } = useQuery(companyOf(userId));
  if (!data) return null;
  const steps = [
    { name: 'Add company details', to: '/my-account', why: 'Job seekers see who is hiring.', isDone: data.company },
    { name: 'Post the first job', to: '/create-job', why: 'It is found at once.', isDone: jobs > 0 },
  ].filter(({ isDone }) => !isDone);
  if (steps.length === 0) return null;
  return (
    <section className={styles.steps} aria-label="First steps">
      <h2>First steps</h2>
      <ol>
        {steps.map(({ name, to, why }) => (
          <li key={to}>
            <Link to={to}>{name}</Link> <span>{why}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
