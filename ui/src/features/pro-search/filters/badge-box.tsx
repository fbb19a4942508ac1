import {
  IconArrowDown,
  IconArrowsVertical,
  IconArrowUp,
  IconEqual,
  IconStar,
  IconStarFilled,
  IconX,
} from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import type { Badge, BadgeWeight } from '#domain/filters/badge-groups.ts';
import { TermList } from '#ui/components/terms/term-list.tsx';
import type { SuggestingField } from '#ui/components/terms/terms-query.ts';
import { comboboxOf, useTermOptions } from '#ui/components/terms/use-term-options.ts';
import styles from './badge-box.module.css';

interface BadgeBoxProps {
  /** What the box is for, e.g. 'Keyword'. */
  label: string;
  placeholder: string;
  badges: readonly Badge[];
  text: string;
  tone: 'asked' | 'excluded';
  disabled?: boolean;
  onType: (text: string) => void;
  onEnter: () => void;
  /** Terms of the index are suggested while typing; one that is chosen becomes a badge. */
  suggests?: SuggestingField;
  onChoose?: (term: string) => void;
  onBackspace: () => void;
  onLeave: () => void;
  onRemove: (at: number) => void;
  onMandatory?: (at: number) => void;
  onExact?: (at: number) => void;
  /** Moves a badge's weight on: normal, high, low. */
  onWeight?: (at: number) => void;
}

const weightButtons: Record<BadgeWeight, { Icon: typeof IconArrowUp; title: string }> = {
  low: { Icon: IconArrowDown, title: 'Low weight: counts half in the order' },
  normal: { Icon: IconArrowsVertical, title: 'Normal weight' },
  high: { Icon: IconArrowUp, title: 'High weight: counts twice in the order' },
};

function WeightButton({ badge: { keyword, weight = 'normal' }, onStep }: { badge: Badge; onStep: () => void }) {
  const { Icon, title } = weightButtons[weight];
  return (
    <button
      type="button"
      className={styles.weight}
      data-weight={weight}
      aria-label={`${keyword} weight: ${weight}`}
      title={title}
      onClick={onStep}
    >
      <Icon size={13} stroke={weight === 'normal' ? 2 : 3} />
    </button>
  );
}

/** A text field among its badges: Enter turns the text into one, Backspace on no text takes the last away. */
export function BadgeBox(props: BadgeBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const options = useTermOptions(props.suggests, props.text, (term) => props.onChoose?.(term));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || options.onKey(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      props.onEnter();
    } else if (event.key === 'Backspace' && props.text === '') props.onBackspace();
  };
  const remove = (at: number) => {
    props.onRemove(at);
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y: a click next to the badges only puts the cursor into the field, which Tab reaches too
    <div
      className={styles.box}
      data-disabled={props.disabled || undefined}
      onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
    >
      {props.badges.length > 0 && (
        <ul className={styles.badges} aria-label={`${props.label} badges`}>
          {props.badges.map((badge, at) => (
            <li key={badge.keyword} className={styles.badge} data-tone={badge.mandatory ? 'must' : props.tone}>
              {props.onMandatory && (
                <button
                  type="button"
                  aria-pressed={badge.mandatory}
                  aria-label={`${badge.keyword} is mandatory`}
                  title={badge.mandatory ? 'Mandatory' : 'Optional: raises the rank'}
                  onClick={() => props.onMandatory?.(at)}
                >
                  {badge.mandatory ? <IconStarFilled size={13} /> : <IconStar size={13} />}
                </button>
              )}
              <span className={styles.words}>{props.tone === 'excluded' ? `not ${badge.keyword}` : badge.keyword}</span>
              {props.onExact && (
                <button
                  type="button"
                  aria-pressed={badge.exact}
                  className={styles.exact}
                  aria-label={`${badge.keyword} as written`}
                  title={badge.exact ? 'As written only' : 'With plurals and synonyms'}
                  onClick={() => props.onExact?.(at)}
                >
                  <IconEqual size={13} />
                </button>
              )}
              {props.onWeight && <WeightButton badge={badge} onStep={() => props.onWeight?.(at)} />}
              <button type="button" aria-label={`Remove ${badge.keyword}`} onClick={() => remove(at)}>
                <IconX size={13} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="text"
        className={styles.input}
        aria-label={props.label}
        placeholder={props.placeholder}
        value={props.text}
        disabled={props.disabled}
        autoComplete="off"
        spellCheck={false}
        {...(props.suggests && comboboxOf(options))}
        onChange={(event) => props.onType(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={options.onFocus}
        onBlur={() => {
          options.onBlur();
          props.onLeave();
        }}
      />
      {options.isOpen && <TermList label={props.label} options={options} />}
    </div>
  );
}
