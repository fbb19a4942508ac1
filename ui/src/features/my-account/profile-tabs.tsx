import { Tabs } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { SectionRequest } from './completion/missing-note.tsx';
import { EducationsTab } from './lists/educations-tab.tsx';
import type { TabProps } from './lists/entry-list.tsx';
import { ExperiencesTab } from './lists/experiences-tab.tsx';
import { OthersTab } from './lists/others-tab.tsx';
import { SkillsTab } from './lists/skills-tab.tsx';
import styles from './my-account.module.css';
import { PersonalsSection } from './personals/personals-section.tsx';
import { PreferencesSection } from './preferences/preferences-section.tsx';

/**
 * A job seeker's profile in six tabs. A tab keeps its unsaved input while another is open. `openRequest` opens a tab for
 * editing.
 */
export function ProfileTabs({ candidate, versions, openRequest }: TabProps & { openRequest: SectionRequest | null }) {
  const [tab, setTab] = useState<string | null>('personals');
  useEffect(() => {
    if (openRequest) setTab(openRequest.tab);
  }, [openRequest]);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tab that is chosen
  useEffect(() => {
    centre(list.current);
  }, [tab]);
  const of = (name: SectionRequest['tab']) => (openRequest?.tab === name ? openRequest : null);
  const shared = { candidate, versions };
  const tabs = [
    [
      'personals',
      'Personals',
      <PersonalsSection key="p" candidate={candidate} version={versions.personals} openRequest={of('personals')} />,
    ],
    [
      'careers',
      'Careers & Preferences',
      <PreferencesSection key="c" candidate={candidate} version={versions.preferences} openRequest={of('careers')} />,
    ],
    ['skills', 'Skills', <SkillsTab key="s" {...shared} />],
    ['experiences', 'Experiences', <ExperiencesTab key="x" {...shared} />],
    ['educations', 'Educations', <EducationsTab key="e" {...shared} />],
    ['others', 'Others', <OthersTab key="o" {...shared} />],
  ] as const;
  return (
    <Tabs value={tab} onChange={setTab}>
      <Tabs.List ref={list} aria-label="Profile" className={styles.tabList}>
        {tabs.map(([value, label]) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(([value, , panel]) => (
        <Tabs.Panel key={value} value={value} className={styles.tabPanel}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Scrolls the selected tab to the middle of a list that is wider than the window; the page itself doesn't scroll. */
function centre(list: HTMLElement | null): void {
  const chosen = list?.querySelector('[aria-selected="true"]');
  if (!list || !chosen) return;
  const [outer, inner] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  list.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
