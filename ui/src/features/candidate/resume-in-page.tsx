import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { candidateResumeText, type ResumeVersion } from '#api/resumes/contract.ts';
import { Marked } from './marks.tsx';
import styles from './resume-card.module.css';
import { resumeAddress } from './use-resumes.ts';

interface Props {
  id: string;
  resume: ResumeVersion;
}

/** The resume itself: a PDF in the browser's viewer, other formats as text. */
export function ResumeInPage({ id, resume }: Props) {
  return resume.kind === 'pdf' ? <ResumeFrame id={id} resume={resume} /> : <ResumeText id={id} resume={resume} />;
}

/** A PDF in the browser's viewer. Loading it counts as a view. */
export function ResumeFrame({ id, resume }: Props) {
  const address = resumeAddress({ id, version: resume._id }, '0');
  return <iframe className={styles.frame} title="Resume" src={`${address}#navpanes=0&view=FitH`} />;
}

/** A resume's text with the search's matches marked. */
export function ResumeText({ id, resume }: Props) {
  const { data, error } = useQuery({
    queryKey: ['candidate-resume-text', resume._id],
    queryFn: async ({ signal }) => {
      const query = { version: resume._id };
      return (await call(candidateResumeText, { params: { id }, query }, { signal })).text;
    },
    enabled: resume.textState === 'done',
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (resume.textState === 'failed') return null;
  if (error) return <p className={styles.none}>Could not load resume for viewing. {error.message}</p>;
  if (data === undefined) return <Skeleton height={320} mt="sm" aria-label="Loading the resume’s text" role="status" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className={styles.text} aria-label="Resume as text" tabIndex={0}>
      <Marked text={data || 'There are no words in this file.'} />
    </section>
  );
}
