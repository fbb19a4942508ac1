import { memo } from 'react';
import type { SyntaxProblem } from '#search-templates/language/errors.ts';
import { ExpressionEditor } from './expression-editor.tsx';
import { FilterSection } from './filter-section.tsx';
import { emptyFilter } from './filter-state.ts';
import type { FilterControl } from './use-filter.ts';

/** The resume's text alone, in the Boolean language. */
export const ResumeTextFilter = memo(function ResumeTextFilter(props: {
  text: string;
  serverProblems: readonly SyntaxProblem[];
  edit: FilterControl['edit'];
  commit: FilterControl['commit'];
}) {
  return (
    <FilterSection title="Resume text" aside="Boolean language">
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
