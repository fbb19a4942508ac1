import { memo, useState } from 'react';
import { BadgeBox } from './badge-box.tsx';
import { FilterSection } from './filter-section.tsx';
import type { FilterControl } from './use-filter.ts';

/** Skills that must all be there; trimmed, none twice. Text that wasn't entered is no filter. */
export const SkillsFilter = memo(function SkillsFilter(props: { skills: string[]; commit: FilterControl['commit'] }) {
  const [text, setText] = useState('');
  const add = () => {
    const skill = text.trim();
    setText('');
    const known = props.skills.some((one) => one.toLowerCase() === skill.toLowerCase());
    if (skill !== '' && !known) props.commit({ skills: [...props.skills, skill] });
  };
  return (
    <FilterSection title="Skills" aside="all of them">
      <BadgeBox
        label="Skills"
        placeholder="Add and press Enter"
        badges={props.skills.map((keyword) => ({ keyword, mandatory: false, exact: false }))}
        text={text}
        tone="asked"
        onType={setText}
        onEnter={add}
        onBackspace={() => props.commit({ skills: props.skills.slice(0, -1) })}
        onLeave={add}
        onRemove={(at) => props.commit({ skills: props.skills.filter((_, index) => index !== at) })}
      />
    </FilterSection>
  );
});
