import { IconCopy, IconX } from '@tabler/icons-react';
import { memo, useMemo, useRef } from 'react';
import { groupNames } from '#domain/filters/badge-groups.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { reduceGroup } from '#ui/features/pro-search/filters/badge-group.ts';
import { describedFilters } from '#ui/features/pro-search/filters/describe-filter.ts';
import type { FilterControl } from '#ui/features/pro-search/filters/use-filter.ts';
import styles from './query-line.module.css';

/** The search in one line, a chip for each filter, which a press takes off; nothing for all candidates. */
export const QueryLine = memo(function QueryLine({
  sent,
  commit,
}: {
  sent: FilterState;
  commit: FilterControl['commit'];
}) {
  const chips = useMemo(() => describedFilters(sent), [sent]);
  const expression = useMemo(() => booleanOf(sent), [sent]);
  const list = useRef<HTMLUListElement>(null);
  const toast = useToast();
  if (chips.length === 0) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(expression);
      toast('Copied as a Boolean expression.');
    } catch {
      // without TLS browsers refuse the clipboard
      toast(`The browser did not allow copying: ${expression}`, 'error');
    }
  };
  return (
    <div className={styles.line}>
      <ul ref={list} tabIndex={-1} aria-label="Filters of this search">
        {chips.map(({ name, text, without }) => (
          <li key={name}>
            <span title={text}>{text}</span>
            <button
              type="button"
              aria-label={`Remove ${text}`}
              onClick={() => {
                // the pressed button goes with its chip
                list.current?.focus();
                commit(without);
              }}
            >
              <IconX size={12} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {expression && (
        <button type="button" className={styles.copy} title={expression} onClick={() => void copy()}>
          <IconCopy size={14} aria-hidden="true" /> Copy as Boolean
        </button>
      )}
    </div>
  );
});

/** The words of all groups as one expression; '' without any. */
function booleanOf(state: FilterState): string {
  const parts = groupNames.flatMap((name) => {
    const group = state[name];
    const wanted = reduceGroup(group, { type: 'boolean', on: true }).inputText.trim();
    const unwanted = group.exclude
      ? [...group.excludeBadges.map(({ keyword }) => keyword), group.excludeText.trim()].filter(Boolean)
      : [];
    return [wanted, ...unwanted.map((text) => `NOT ${/\s/.test(text) ? `"${text}"` : text}`)].filter(Boolean);
  });
  return parts.length > 1
    ? parts.map((part) => (/ (OR|AND) /.test(part) ? `(${part})` : part)).join(' AND ')
    : parts.join('');
}
