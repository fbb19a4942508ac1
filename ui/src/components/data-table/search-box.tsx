import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './data-table.module.css';

/** After the last key; then the list is asked for. */
const DEBOUNCE_MS = 400;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
  /** Why this text is not searched for yet; nothing for one that may be. */
  problem?: (text: string) => string | undefined;
}

/** Searches while one types, trimmed, a moment after the last key. */
export function SearchBox({ label, placeholder, value, onSearch, problem }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  const wanted = text.trim();
  const wrong = problem?.(wanted);
  useEffect(() => {
    // changed by the address, as by the browser's Back
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
  useEffect(() => {
    if (wrong !== undefined || wanted === asked.current) return;
    const timer = window.setTimeout(() => {
      asked.current = wanted;
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
