import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './data-table.module.css';

/** Delay after the last key press before the list is fetched. */
const DEBOUNCE_MS = 400;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The current search text. */
  value: string;
  onSearch: (text: string) => void;
  /** Why this text isn't searched for yet; undefined if it is valid. */
  problem?: (text: string) => string | undefined;
}

/** Searches while the user types, trimmed and debounced. */
export function SearchBox({ label, placeholder, value, onSearch, problem }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const requested = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  const wanted = text.trim();
  const wrong = problem?.(wanted);
  useEffect(() => {
    // the address changed, for instance by the browser's Back button
    if (value !== requested.current) setText(value);
    requested.current = value;
  }, [value]);
  useEffect(() => {
    if (wrong !== undefined || wanted === requested.current) return;
    const timer = window.setTimeout(() => {
      requested.current = wanted;
      search.current(wanted);
    }, DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [wanted, wrong]);
  return (
    <TextInput
      className={styles.search}
      type="search"
      size="xs"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={14} aria-hidden="true" />}
      value={text}
      error={wrong}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
