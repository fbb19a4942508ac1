import { memo, useState } from 'react';
import type { SyntaxProblem } from '#search-templates/language/errors.ts';
import { ExpressionEditor } from '#ui/features/pro-search/expression/expression-editor.tsx';
import { BadgeBox } from './badge-box.tsx';
import { FilterSection } from './filter-section.tsx';
import { emptyFilter } from './filter-state.ts';
import type { FilterControl } from './use-filter.ts';

/** Skills, all required, trimmed and unique. Text that wasn't entered is not a filter. */
export const SkillsFilter = memo(function SkillsFilter(props: {
  skills: string[];
  held: string;
  commit: FilterControl['commit'];
}) {
  const [text, setText] = useState('');
  const add = (added: string) => {
    const skill = added.trim();
    setText('');
    const known = props.skills.some((one) => one.toLowerCase() === skill.toLowerCase());
    if (skill !== '' && !known) props.commit({ skills: [...props.skills, skill] });
  };
  return (
    <FilterSection group="skills" held={props.held} aside="all of them">
      <BadgeBox
        label="Skills"
        placeholder="Add and press Enter"
        badges={props.skills.map((keyword) => ({ keyword, mandatory: false, exact: false }))}
        text={text}
        tone="asked"
        onType={setText}
        onEnter={() => add(text)}
        suggests="skills"
        onChoose={add}
        onBackspace={() => props.commit({ skills: props.skills.slice(0, -1) })}
        onLeave={() => add(text)}
        onRemove={(at) => props.commit({ skills: props.skills.filter((_, index) => index !== at) })}
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
