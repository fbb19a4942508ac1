import { Tabs } from '@mantine/core';
import { useState } from 'react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { useAddress } from '#ui/lib/use-address.ts';
import { useCanForAny } from '#ui/lib/use-can.ts';
import styles from './candidate-record.module.css';
import { Certifications, Educations, Experiences, Projects } from './career-sections.tsx';
import { Marked } from './marks.tsx';
import { JobPreferences, Ownership, PersonalInformation } from './person-sections.tsx';
import { ResumeCard } from './resume-card.tsx';
import { Section } from './section.tsx';
import { AllSkills, SomeSkills } from './skill-sections.tsx';

const tabs = ['overview', 'experience', 'skills', 'education', 'resume'] as const;
type Tab = (typeof tabs)[number];

/** The open tab; stored in the address, so that a link can open it. */
function useTab(): [Tab, (tab: string | null) => void] {
  const [address, setAddress] = useAddress();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'overview';
  const open = (next: string | null) =>
    setAddress(
      (after) => {
        if (next && next !== 'overview') after.set('tab', next);
        else after.delete('tab');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [tab, open];
}

/** The record by kind of data; the overview shows the first entries of each. */
export function RecordTabs({ candidate }: { candidate: CandidateProfile }) {
  const [tab, open] = useTab();
  const mayReadResume = useCanForAny('resumes.read');
  // kept mounted once opened: every load of the file counts as a view
  const [resumeOpened, setResumeOpened] = useState(tab === 'resume');
  if (tab === 'resume' && !resumeOpened) setResumeOpened(true);
  return (
    <Tabs value={tab} onChange={open} className={styles.tabs}>
      <Tabs.List aria-label="Candidate" className={styles.tabList}>
        <Tabs.Tab value="overview">Overview</Tabs.Tab>
        <Tabs.Tab value="experience">Experience</Tabs.Tab>
        <Tabs.Tab value="skills">Skills</Tabs.Tab>
        <Tabs.Tab value="education">Education</Tabs.Tab>
        {mayReadResume && <Tabs.Tab value="resume">Resume</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="overview">{tab === 'overview' && <Overview candidate={candidate} open={open} />}</Tabs.Panel>
      <Tabs.Panel value="experience">
        {tab === 'experience' && (
          <>
            <Experiences candidate={candidate} />
            <Projects candidate={candidate} />
          </>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="skills">{tab === 'skills' && <AllSkills candidate={candidate} />}</Tabs.Panel>
      <Tabs.Panel value="education">
        {tab === 'education' && (
          <>
            <Educations candidate={candidate} />
            <Certifications candidate={candidate} />
          </>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="resume">
        {resumeOpened && mayReadResume && <ResumeCard candidate={candidate} inPage />}
      </Tabs.Panel>
    </Tabs>
  );
}

function Overview({ candidate, open }: { candidate: CandidateProfile; open: (tab: string) => void }) {
  const mayReadResume = useCanForAny('resumes.read');
  return (
    <div className={styles.boxes}>
      {candidate.profileSummary && (
        <Section title="Summary" wide>
          <p className={styles.prose}>
            <Marked text={candidate.profileSummary} />
          </p>
        </Section>
      )}
      <SomeSkills candidate={candidate} onViewAll={() => open('skills')} />
      <div className={styles.stack}>
        <Experiences candidate={candidate} onViewAll={() => open('experience')} />
        <Educations candidate={candidate} onViewAll={() => open('education')} />
        {mayReadResume && <ResumeCard candidate={candidate} onShow={() => open('resume')} />}
      </div>
      <div className={styles.stack}>
        <JobPreferences candidate={candidate} />
        <PersonalInformation candidate={candidate} />
        <Ownership candidate={candidate} />
      </div>
    </div>
  );
}
