import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type LanguageValues, languageRules, proficiencies } from '#api/profile/contract/personals.ts';
import { sectionProblems } from '#api/profile/contract/rules.ts';
import styles from '#ui/features/my-account/lists/lists.module.css';
import { capital } from '#ui/lib/capital.ts';

const ERRORS_SHOWN_MS = 5_000;
const nothing: LanguageValues = { name: '', proficiency: '', read: false, write: false, speak: false };
const uses = ['read', 'write', 'speak'] as const;

/** The languages spoken; `onChange` adds a row for a new one, and buttons to change and remove them. */
export function LanguagesTable(props: {
  languages: readonly LanguageValues[];
  onChange?: (languages: LanguageValues[]) => void;
}) {
  const { languages, onChange } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={styles.tableBox} tabIndex={0} aria-label="Languages">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Proficiency</th>
            {uses.map((use) => (
              <th key={use} scope="col">
                {capital(use)}
              </th>
            ))}
            {onChange && (
              <th scope="col">
                <span className="visually-hidden">Action</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {languages.length === 0 && (
            <tr>
              <td colSpan={onChange ? 6 : 5} className={styles.none}>
                No Languages available!
              </td>
            </tr>
          )}
          {languages.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <tr key={at}>
              <th scope="row">{one.name}</th>
              <td>{capital(one.proficiency)}</td>
              {uses.map((use) => (
                <td key={use} data-title={capital(use)}>
                  {onChange ? (
                    <Checkbox
                      aria-label={`${capital(use)} ${one.name}`}
                      checked={one[use]}
                      onChange={(event) => {
                        const { checked } = event.currentTarget;
                        onChange(languages.map((each, place) => (place === at ? { ...each, [use]: checked } : each)));
                      }}
                    />
                  ) : one[use] ? (
                    'Yes'
                  ) : (
                    'No'
                  )}
                </td>
              ))}
              {onChange && (
                <td>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`Remove ${one.name}`}
                    onClick={() => onChange(languages.filter((_, place) => place !== at))}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </td>
              )}
            </tr>
          ))}
          {onChange && <AddRow onAdd={(one) => onChange([...languages, one])} />}
        </tbody>
      </table>
    </section>
  );
}

/** The errors of a new language are shown for 5 seconds. */
function AddRow({ onAdd }: { onAdd: (language: LanguageValues) => void }) {
  const [row, setRow] = useState(nothing);
  const [problems, setProblems] = useState<Record<string, string>>({});
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const timer = window.setTimeout(() => setProblems({}), ERRORS_SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [problems]);
  const add = () => {
    const trimmed = { ...row, name: row.name.trim() };
    const found = sectionProblems(languageRules, trimmed, null);
    if (found.length > 0) return setProblems(Object.fromEntries(found.map(({ field, message }) => [field, message])));
    onAdd(trimmed);
    setRow(nothing);
  };
  return (
    <tr>
      <td>
        <TextInput
          aria-label="New language"
          placeholder="Language"
          maxLength={200}
          value={row.name}
          error={problems.name}
          onChange={(event) => setRow({ ...row, name: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      </td>
      <td>
        <NativeSelect
          aria-label="Proficiency"
          data={[{ value: '', label: 'Select' }, ...proficiencies.map((value) => ({ value, label: capital(value) }))]}
          value={row.proficiency}
          error={problems.proficiency}
          onChange={(event) => setRow({ ...row, proficiency: event.currentTarget.value })}
        />
      </td>
      {uses.map((use) => (
        <td key={use} data-title={capital(use)}>
          <Checkbox
            aria-label={`${capital(use)} the new language`}
            checked={row[use]}
            onChange={(event) => setRow({ ...row, [use]: event.currentTarget.checked })}
          />
        </td>
      ))}
      <td>
        <Button size="compact-sm" variant="default" leftSection={<IconPlus size={14} />} onClick={add}>
          Add
        </Button>
      </td>
    </tr>
  );
}
