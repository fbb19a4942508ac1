import { Checkbox, SegmentedControl, Switch } from '@mantine/core';
import { memo, useState } from 'react';
import type { GroupName, GroupState } from '#domain/filters/badge-groups.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import type { SyntaxProblem } from '#search-templates/language/errors.ts';
import { ExpressionEditor } from '#ui/features/pro-search/expression/expression-editor.tsx';
import { NearTitles } from '#ui/features/pro-search/near-titles/near-titles.tsx';
import { askedTitles } from '#ui/features/pro-search/near-titles/near-titles-query.ts';
import { BadgeBox } from './badge-box.tsx';
import { type GroupAction, noteOn, reduceGroup } from './badge-group.ts';
import styles from './filter-panel.module.css';
import { FilterSection, UndoNote } from './filter-section.tsx';
import { emptyFilter } from './filter-state.ts';
import { titleOf } from './panel-groups.ts';
import type { FilterControl } from './use-filter.ts';

/** Keyword, Designation or Company: badges or an expression, exclusions, and which fields to search. */
export const BadgeGroupFilter = memo(function BadgeGroupFilter(props: {
  name: GroupName;
  group: GroupState;
  /** Its part of the search as text. */
  held: string;
  serverProblems: readonly SyntaxProblem[];
  edit: FilterControl['edit'];
  commit: FilterControl['commit'];
  /** The search whose near titles are offered beside the badges; none are without. */
  sent?: FilterState;
}) {
  const { name, group } = props;
  const label = titleOf(name);
  const [note, setNote] = useState<{ text: string; before: GroupState; undone: boolean } | null>(null);
  const [switched, setSwitched] = useState(false);
  const type = (action: GroupAction) => props.edit({ [name]: reduceGroup(group, action) });
  const step = (action: GroupAction) => {
    const text = noteOn(group, action);
    setNote(text === null ? null : { text, before: group, undone: false });
    if (action.type === 'boolean') setSwitched(true);
    props.commit({ [name]: reduceGroup(group, action) });
  };
  const undo = ({ before, undone }: { before: GroupState; undone: boolean }) => {
    // what was typed since is not lost either
    setNote({ text: undone ? 'Done again.' : 'Undone.', before: group, undone: !undone });
    props.commit({ [name]: before });
  };
  return (
    <FilterSection
      group={name}
      held={props.held}
      hasProblem={props.serverProblems.length > 0}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={`${label} mode`}
          data={['Badges', 'Boolean']}
          value={group.boolean ? 'Boolean' : 'Badges'}
          onChange={(mode) => step({ type: 'boolean', on: mode === 'Boolean' })}
        />
      }
    >
      {group.boolean ? (
        <ExpressionEditor
          label={`${label} expression`}
          placeholder={'(java OR kotlin) AND "spring boot"'}
          text={group.inputText}
          suggests={name}
          alone={(text) => aloneIn(name, group, text)}
          serverProblems={props.serverProblems}
          eager={switched}
          onType={(text) => type({ type: 'typed', text })}
          onLeave={() => props.commit()}
          onEnter={() => props.commit()}
        />
      ) : (
        <BadgeBox
          label={label}
          placeholder="Add and press Enter"
          badges={group.badges}
          text={group.inputText}
          tone="asked"
          onType={(text) => type({ type: 'typed', text })}
          onEnter={() => step({ type: 'entered' })}
          suggests={name}
          onChoose={(text) => step({ type: 'chosen', text })}
          onBackspace={() => step({ type: 'backspaced' })}
          onLeave={() => props.commit()}
          onRemove={(at) => step({ type: 'removed', at })}
          onMandatory={(at) => step({ type: 'mandatory-toggled', at })}
          onExact={(at) => step({ type: 'exact-toggled', at })}
          onWeight={(at) => step({ type: 'weight-stepped', at })}
        />
      )}
      {props.sent && hasTitles(props.sent.designation, group) && (
        <NearTitles
          sent={props.sent}
          group={group}
          onAccept={(at, keyword) => step({ type: 'alternative-accepted', at, keyword })}
        />
      )}
      {note && (
        <UndoNote
          text={note.text}
          action={note.undone ? 'Redo' : 'Undo'}
          onUndo={() => undo(note)}
          onDismiss={() => setNote(null)}
        />
      )}
      <div className={styles.switches}>
        {name !== 'keyword' && <ScopeSwitches label={label} group={group} step={step} />}
        <Checkbox
          label="Mark all Mandatory"
          aria-label={`${label}: Mark all Mandatory`}
          checked={group.mandatory}
          onChange={(event) => step({ type: 'all-mandatory', on: event.currentTarget.checked })}
        />
        <Switch
          label="Exclude"
          aria-label={`${label}: exclude`}
          checked={group.exclude}
          onChange={(event) => step({ type: 'exclude', on: event.currentTarget.checked })}
        />
      </div>
      {group.exclude && (
        <div className={styles.switches}>
          <div className={styles.spread}>
            <BadgeBox
              label={`${label}: exclude these`}
              placeholder="Exclude…"
              badges={group.excludeBadges}
              text={group.excludeText}
              tone="excluded"
              onType={(text) => type({ type: 'exclude-typed', text })}
              onEnter={() => step({ type: 'exclude-entered' })}
              suggests={name}
              onChoose={(text) => step({ type: 'exclude-chosen', text })}
              onBackspace={() => step({ type: 'exclude-backspaced' })}
              onLeave={() => props.commit()}
              onRemove={(at) => step({ type: 'exclude-removed', at })}
            />
          </div>
        </div>
      )}
    </FilterSection>
  );
});

/** The search for one clause alone, in the fields that the group searches. */
function aloneIn(name: GroupName, { searchCurrent, searchPrevious }: GroupState, inputText: string): FilterState {
  return { ...emptyFilter, [name]: { ...emptyFilter[name], boolean: true, inputText, searchCurrent, searchPrevious } };
}

function ScopeSwitches(props: { label: string; group: GroupState; step: (action: GroupAction) => void }) {
  const { searchCurrent: current, searchPrevious: previous } = props.group;
  return (
    <>
      <Switch
        label="Current"
        aria-label={`${props.label}: search current`}
        checked={current}
        onChange={(event) => props.step({ type: 'scope', current: event.currentTarget.checked, previous })}
      />
      <Switch
        label="Previous"
        aria-label={`${props.label}: search previous`}
        checked={previous}
        onChange={(event) => props.step({ type: 'scope', current, previous: event.currentTarget.checked })}
      />
    </>
  );
}

/** An expression that is being typed keeps the room of its offers while it is invalid. */
const hasTitles = (sent: GroupState, group: GroupState): boolean =>
  group.boolean ? sent.boolean && askedTitles(sent).length > 0 : group.badges.length > 0;
