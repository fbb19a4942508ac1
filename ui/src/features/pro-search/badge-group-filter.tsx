import { Checkbox, SegmentedControl, Switch } from '@mantine/core';
import type { SyntaxProblem } from '#search-templates/language/errors.ts';
import { BadgeBox } from './badge-box.tsx';
import { type GroupAction, reduceGroup } from './badge-group.ts';
import { ExpressionEditor } from './expression-editor.tsx';
import styles from './filter-panel.module.css';
import { labelOf } from './filter-problems.ts';
import { FilterSection } from './filter-section.tsx';
import type { GroupName, GroupState } from './filter-state.ts';
import type { FilterControl } from './use-filter.ts';

/** Keyword, Designation or Company: badges or an expression, what to leave out, and where to look. */
export function BadgeGroupFilter(props: {
  name: GroupName;
  group: GroupState;
  serverProblems: readonly SyntaxProblem[];
  edit: FilterControl['edit'];
  commit: FilterControl['commit'];
}) {
  const { name, group } = props;
  const label = labelOf[name];
  const type = (action: GroupAction) => props.edit({ [name]: reduceGroup(group, action) });
  const step = (action: GroupAction) => props.commit({ [name]: reduceGroup(group, action) });
  return (
    <FilterSection
      title={label}
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
          serverProblems={props.serverProblems}
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
          onBackspace={() => step({ type: 'backspaced' })}
          onLeave={() => props.commit()}
          onRemove={(at) => step({ type: 'removed', at })}
          onMandatory={(at) => step({ type: 'mandatory-toggled', at })}
          onExact={(at) => step({ type: 'exact-toggled', at })}
        />
      )}
      <div className={styles.switches}>
        <Checkbox
          label="Mark all Mandatory"
          checked={group.mandatory}
          onChange={(event) => step({ type: 'all-mandatory', on: event.currentTarget.checked })}
        />
        <Switch
          label="Exclude"
          aria-label={`${label}: exclude`}
          checked={group.exclude}
          onChange={(event) => step({ type: 'exclude', on: event.currentTarget.checked })}
        />
        {name !== 'keyword' && <ScopeSwitches label={label} group={group} step={step} />}
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
              onBackspace={() => step({ type: 'exclude-backspaced' })}
              onLeave={() => props.commit()}
              onRemove={(at) => step({ type: 'exclude-removed', at })}
            />
          </div>
        </div>
      )}
    </FilterSection>
  );
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
