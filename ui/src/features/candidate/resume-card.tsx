import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { type ResumeVersion, resumeName } from '#api/resumes/contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { UsesLeft } from '#ui/components/uses-left.tsx';
import { fileSize } from '#ui/lib/file-size.ts';
import { formatDay } from '#ui/lib/format-candidate.ts';
import { useCan } from '#ui/lib/use-can.ts';
import styles from './resume-card.module.css';
import { ResumeInPage } from './resume-in-page.tsx';
import { ResumeUpload } from './resume-upload.tsx';
import { Section } from './section.tsx';
import { useResumeFile, useResumes } from './use-resumes.ts';

/** Earlier resumes, each with a download. */
function EarlierResumes(props: { candidate: CandidateProfile; resumes: readonly ResumeVersion[] }) {
  if (props.resumes.length === 0) return null;
  return (
    <div className={styles.earlier}>
      <h3>Earlier versions</h3>
      <ul>
        {props.resumes.map((one) => (
          <Earlier key={one._id} candidate={props.candidate} resume={one} />
        ))}
      </ul>
    </div>
  );
}

function Earlier({ candidate, resume }: { candidate: CandidateProfile; resume: ResumeVersion }) {
  const name = resumeName({ name: candidate.applicantName, experience: candidate.experience, link: `.${resume.kind}` });
  const { busy, download } = useResumeFile({ id: candidate._id, version: resume._id }, name);
  const day = formatDay(resume.uploadedAt);
  return (
    <li>
      <span className={styles.name}>{resume.fileName}</span>
      <span className={styles.facts}>
        {fileSize(resume.size)} · {day}
      </span>
      <Button
        size="compact-xs"
        variant="subtle"
        disabled={busy !== null}
        aria-label={`Download the version of ${day}, ${resume.fileName}`}
        onClick={() => void download()}
      >
        Download
      </Button>
    </li>
  );
}

interface Props {
  candidate: CandidateProfile;
  /** Shows the resume itself too, which counts as a view. */
  inPage?: boolean;
  /** Target of `inPage`, for files that no browser tab can show. */
  onShow?: () => void;
}

/**
 * A candidate's resume: details, view, download, upload; with `inPage` also the resume itself and its earlier versions.
 */
export function ResumeCard({ candidate, inPage = false, onShow }: Props) {
  const resumes = useResumes(candidate._id);
  const { data, isError } = resumes;
  const current = data?.find((one) => one.current);
  const mayAdd = useCan('resumes.add');
  const newest = current ? (
    <CurrentResume candidate={candidate} resume={current} onShow={onShow} />
  ) : (
    <p className={styles.none}>No Data Available!</p>
  );
  return (
    <Section title="Resume" wide={inPage}>
      {!data && <LoadFailure load={resumes} />}
      {!data && !isError && <Skeleton height={84} aria-label="Loading resume" role="status" />}
      {data &&
        (mayAdd ? (
          <ResumeUpload id={candidate._id} has={current !== undefined} roomy={inPage}>
            {newest}
          </ResumeUpload>
        ) : (
          newest
        ))}
      {inPage && current && <ResumeInPage id={candidate._id} resume={current} key={current._id} />}
      {inPage && data && <EarlierResumes candidate={candidate} resumes={data.filter((one) => !one.current)} />}
    </Section>
  );
}

const kindNames = { pdf: 'PDF', docx: 'DOCX', doc: 'DOC' };

function CurrentResume(props: {
  candidate: CandidateProfile;
  resume: ResumeVersion;
  onShow: (() => void) | undefined;
}) {
  const { candidate, resume, onShow } = props;
  const name = resumeName({ name: candidate.applicantName, experience: candidate.experience, link: `.${resume.kind}` });
  const { busy, view, download } = useResumeFile({ id: candidate._id }, name);
  const showsInTab = resume.kind === 'pdf';
  return (
    <div className={styles.current}>
      <IconFileText size={28} stroke={1.4} aria-hidden="true" />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {kindNames[resume.kind]} · {fileSize(resume.size)} · {formatDay(resume.uploadedAt)}
        </p>
        <TextState resume={resume} />
      </div>
      <div className={styles.actions}>
        {(showsInTab || onShow) && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconExternalLink size={14} />}
            disabled={busy === 'view'}
            onClick={() => (showsInTab ? void view() : onShow?.())}
          >
            View
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} />}
          disabled={busy === 'download'}
          onClick={() => void download()}
        >
          Download
        </Button>
      </div>
      <UsesLeft use="resume" />
    </div>
  );
}

/** Whether the resume's text is searchable. */
function TextState({ resume }: { resume: ResumeVersion }) {
  if (resume.textState === 'done') return null;
  return (
    <p className={styles.state} role="status" data-failed={resume.textState === 'failed' || undefined}>
      {resume.textState === 'pending'
        ? 'Being read: searches find it in a moment.'
        : `Searches don’t find its words. ${resume.textError ?? ''}`}
    </p>
  );
}
