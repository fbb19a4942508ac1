import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { parsedResume } from '#api/parser/contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import styles from './resume-parser.module.css';
import { ReviewForm } from './review-form.tsx';

/** One resume's facts beside its text. */
export function Review({ jobId, fileName }: { jobId: string; fileName: string }) {
  const reading = useQuery({
    queryKey: ['parsed-resume', jobId],
    queryFn: ({ signal }) => call(parsedResume, { params: { jobId } }, { signal }),
    // it never changes, and what is being corrected must not be taken away
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className={styles.review} aria-label={`Check ${fileName}`}>
      <h2>{fileName}</h2>
      {reading.isPending && <Skeleton height={640} />}
      <LoadFailure load={reading} fallback="The resume could not be fetched." />
      {reading.data && <ReviewForm reading={reading.data} />}
    </section>
  );
}
