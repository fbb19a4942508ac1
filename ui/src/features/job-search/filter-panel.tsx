import { Button, TextInput } from '@mantine/core';
import { IconMapPin, IconPlus, IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { LOCATION_TEXT } from '#api/jobs/search-contract.ts';
import styles from './filter-panel.module.css';
import { type JobSearchState, type SearchStep, withSkill } from './search-address.ts';

/** Keywords, location and skills; typed text applies on Search or Enter, a skill at once. */
export function FilterPanel({ search, go }: { search: JobSearchState; go: (step: SearchStep) => void }) {
  const [keyword, setKeyword] = useState(search.keyword);
  const [location, setLocation] = useState(search.location);
  const [skill, setSkill] = useState('');
  useEffect(() => setKeyword(search.keyword), [search.keyword]);
  useEffect(() => setLocation(search.location), [search.location]);
  const goWith = (change: (skills: string[]) => string[]) => {
    setSkill('');
    go(({ skills }) => ({ keyword: keyword.trim(), location: location.trim(), skills: change(skills) }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goWith((skills) => withSkill(skills, skill));
  };
  const onSkillKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && skill === '' && search.skills.length > 0) goWith((skills) => skills.slice(0, -1));
  };
  const isEmpty = !search.keyword && !search.location && search.skills.length === 0;
  const clear = () => {
    setKeyword('');
    setLocation('');
    setSkill('');
    go({ keyword: '', location: '', skills: [], refine: {} });
  };
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <h2>Filters</h2>
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          disabled={isEmpty && Object.keys(search.refine).length === 0}
          onClick={clear}
        >
          Clear all
        </Button>
      </div>
      <TextInput
        label="Keywords"
        type="search"
        maxLength={500}
        autoComplete="off"
        placeholder="Title, skill, company"
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={keyword}
        onChange={(event) => setKeyword(event.currentTarget.value)}
      />
      <TextInput
        className={styles.half}
        label="Location"
        maxLength={200}
        autoComplete="off"
        placeholder="City, or remote"
        leftSection={<IconMapPin size={16} aria-hidden="true" />}
        value={location}
        onChange={(event) => LOCATION_TEXT.test(event.currentTarget.value) && setLocation(event.currentTarget.value)}
      />
      <div className={styles.half}>
        <TextInput
          label="Skills"
          maxLength={100}
          autoComplete="off"
          placeholder="Add and press Enter"
          value={skill}
          onKeyDown={onSkillKey}
          onChange={(event) => setSkill(event.currentTarget.value)}
          rightSection={
            // not a submit button: Enter presses the form's first one, and a disabled one would swallow it
            <button
              type="button"
              className={styles.add}
              aria-label="Add skill"
              title="Add skill"
              disabled={skill.trim() === ''}
              onClick={() => goWith((skills) => withSkill(skills, skill))}
            >
              <IconPlus size={16} aria-hidden="true" />
            </button>
          }
        />
        {search.skills.length > 0 && (
          <ul className={styles.skills} aria-label="Skills searched for">
            {search.skills.map((one) => (
              <li key={one}>
                <span>{one}</span>
                <button
                  type="button"
                  aria-label={`Remove ${one}`}
                  onClick={() => goWith((skills) => skills.filter((other) => other !== one))}
                >
                  <IconX size={13} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button type="submit">Search</Button>
    </form>
  );
}
