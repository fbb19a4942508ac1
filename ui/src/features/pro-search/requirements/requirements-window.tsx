import { Button, Modal, SegmentedControl, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FilterState } from '#domain/filters/registry.ts';
import { type Importance, importances, type JobRequirement, LONGEST_DESCRIPTION } from '#domain/job-requirements.ts';
import { useRunSearch } from '#ui/features/pro-search/searches/use-run-search.ts';
import { capital } from '#ui/lib/capital.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { oneJob } from '#ui/lib/job-queries.ts';
import { descriptionOfJob, kindNames, requirementKey, requirementText } from './requirement-text.ts';
import styles from './requirements-window.module.css';
import { useReadDescription, useRequirementSearch } from './use-requirements.ts';

interface Props {
  /** The job whose description is read; null to paste one. */
  job: string | null;
  itemsPerPage: FilterState['itemsPerPage'];
  onClose: () => void;
}

const none: JobRequirement[] = [];

/** A job description beside what it asks for: each requirement is a must, nice to have or ignored, then searched. */
export default function RequirementsWindow({ job, itemsPerPage, onClose }: Props) {
  const posted = useQuery({ ...oneJob(job ?? ''), enabled: job !== null });
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (posted.data ? descriptionOfJob(posted.data.job) : '');
  const read = useReadDescription(text);
  const [chosen, setChosen] = useState<Record<string, Importance>>({});
  const { requirements, filter, count, widenings, error } = useRequirementSearch(
    read.data?.requirements ?? none,
    chosen,
  );
  const run = useRunSearch(itemsPerPage);
  const weigh = (keys: readonly string[], importance: Importance) =>
    setChosen((before) => ({ ...before, ...Object.fromEntries(keys.map((key) => [key, importance])) }));
  const search = () => {
    void run(filter);
    onClose();
  };
  const problem = (posted.error ?? read.error ?? error)?.message;
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="min(1200px, 100%)"
      yOffset="4dvh"
      xOffset={8}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header component="div">
          <Modal.Title>Search from a job description</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>
          <div className={styles.sides}>
            <Textarea
              label="Job description"
              placeholder="Paste the description of a job"
              data-autofocus
              autosize
              minRows={10}
              maxRows={22}
              value={text}
              error={
                text.length > LONGEST_DESCRIPTION &&
                `It has ${text.length.toLocaleString('en-IN')} characters; at most ${LONGEST_DESCRIPTION.toLocaleString('en-IN')} are read. Remove what is not about the candidate.`
              }
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <section aria-label="Requirements" aria-busy={read.isFetching || posted.isFetching}>
              {problem && (
                <p className={styles.problem} role="alert">
                  {problem}
                </p>
              )}
              {requirements.length === 0 && (
                <p className={styles.note}>
                  {read.data
                    ? read.data.message
                    : 'What the description asks for appears here: each is a must, nice to have, or ignored.'}
                </p>
              )}
              <Requirements requirements={requirements} onWeigh={weigh} />
              {read.data && read.data.unread.length > 0 && (
                <details className={styles.unread}>
                  <summary>Nothing was read from {howMany(read.data.unread.length, 'line')}</summary>
                  <ul>
                    {read.data.unread.map(({ line, text: unread }, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a line may be equal
                      <li key={at}>
                        <span>{line}</span> {unread}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </section>
          </div>
          {requirements.length > 0 && widenings.length > 0 && (
            <ul className={styles.widenings} aria-label="To find more candidates">
              {widenings.slice(0, 6).map((one) => (
                <li key={one.text}>
                  <Button size="compact-xs" variant="default" onClick={() => weigh(one.keys, 'nice')}>
                    {one.text}: {count?.toLocaleString('en-IN')} → {one.count.toLocaleString('en-IN')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div className={styles.foot}>
            <span className={styles.count} role="status">
              {requirements.length > 0 && (count === undefined ? 'Counting…' : howMany(count, 'candidate'))}
            </span>
            <Button size="xs" disabled={requirements.length === 0} onClick={search}>
              Search
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const importanceChoices = importances.map((value) => ({ value, label: capital(value) }));

function Requirements(props: {
  requirements: readonly JobRequirement[];
  onWeigh: (keys: readonly string[], importance: Importance) => void;
}) {
  return (
    <ul className={styles.requirements}>
      {props.requirements.map((one) => {
        const key = requirementKey(one);
        const text = requirementText(one);
        return (
          <li key={key} data-ignored={one.importance === 'ignore' || undefined}>
            <span className={styles.kind}>{kindNames[one.kind]}</span>
            <span className={styles.text}>{text}</span>
            <span className={styles.line}>line {one.line}</span>
            <SegmentedControl
              size="xs"
              aria-label={`${kindNames[one.kind]}: ${text}`}
              data={importanceChoices}
              value={one.importance}
              onChange={(value) =>
                props.onWeigh([key], importances.find((importance) => importance === value) ?? 'ignore')
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
