import { memo, useState } from 'react';
import type { SyntaxProblem } from '#search-templates/language/errors.ts';
import { ExpressionEditor } from '#ui/features/pro-search/expression/expression-editor.tsx';
import { BadgeBox } from './badge-box.tsx';
import { FilterSection } from './filter-section.tsx';
import { emptyFilter } from './filter-state.ts';
import { titleOf } from './panel-groups.ts';
import type { FilterControl } from './use-filter.ts';

const asides = { skills: 'all of them', institutes: 'any of them' };

/** Names as badges, trimmed and unique. Text that wasn't entered is not a filter. */
export const NamesFilter = memo(function NamesFilter(props: {
  field: 'skills' | 'institutes';
  names: string[];
  held: string;
  commit: FilterControl['commit'];
}) {
  const { field, names } = props;
  const [text, setText] = useState('');
  const commit = (changed: string[]) => props.commit({ [field]: changed });
  const add = (added: string) => {
    const name = added.trim();
    setText('');
    const known = names.some((one) => one.toLowerCase() === name.toLowerCase());
    if (name !== '' && !known) commit([...names, name]);
  };
  return (
    <FilterSection group={field} held={props.held} aside={asides[field]}>
      <BadgeBox
        label={titleOf(field)}
        placeholder="Add and press Enter"
        badges={names.map((keyword) => ({ keyword, mandatory: false, exact: false }))}
        text={text}
        tone="asked"
        onType={setText}
        onEnter={() => add(text)}
        suggests={field}
        onChoose={add}
        onBackspace={() => commit(names.slice(0, -1))}
        onLeave={() => add(text)}
        onRemove={(at) => commit(names.filter((_, index) => index !== at))}
      />
    </FilterSection>
  );
});

/** Only the resume's text, in the Boolean language. */
export const ResumeTextFilter = memo(function ResumeTextFilter(props: {
  text: string;
  held: string;
  serverProblems: readonly SyntaxProblem[];
  edit: FilterControl['edit'];
  commit: FilterControl['commit'];
}) {
  return (
    <FilterSection
      group="resumeText"
      held={props.held}
      hasProblem={props.serverProblems.length > 0}
      aside="Boolean language"
    >
      <ExpressionEditor
        label="Resume search"
        placeholder={'"event sourcing" NEAR/5 kafka'}
        text={props.text}
        suggests="keyword"
        alone={(resumeSearch) => ({ ...emptyFilter, resumeSearch })}
        serverProblems={props.serverProblems}
        onType={(resumeSearch) => props.edit({ resumeSearch })}
        onLeave={() => props.commit()}
        onEnter={() => props.commit()}
      />
    </FilterSection>
  );
});
