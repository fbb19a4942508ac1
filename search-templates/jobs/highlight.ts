import type { estypes } from '@elastic/elasticsearch';
import { MARK_END, MARK_START } from '#search-templates/candidates/highlight.ts';
import { takeMarkedText } from '#search-templates/candidates/marked-text.ts';
import type { LeafNode } from '#search-templates/language/tree.ts';
import { markQuery } from '#search-templates/matching/mark-query.ts';

/** A piece of a text that is shown; `marked` where it is what was looked for. */
export interface TextPiece {
  text: string;
  marked: boolean;
}

/** Where a job matched. Null where nothing of it did; `skills` in full, as the job has them. */
export interface JobMarks {
  title: TextPiece[] | null;
  company: TextPiece[] | null;
  skills: string[];
  /** About two lines of the description, or else one of the requirements. */
  excerpt: TextPiece[] | null;
}

const whole = { number_of_fragments: 0 } as const;
const excerpt = { fragment_size: 160, number_of_fragments: 1 } as const;

/** Marks what the keyword looks for, and in the skills also the skills asked for; null where nothing is. */
export function jobHighlight(keyword: LeafNode[], skills: LeafNode[]): estypes.SearchHighlight | null {
  if (keyword.length + skills.length === 0) return null;
  const inSkills = { ...whole, highlight_query: markQuery([...keyword, ...skills], 'skills') };
  const marked = (field: string, shape: estypes.SearchHighlightField) => ({
    [field]: { ...shape, highlight_query: markQuery(keyword, field) },
  });
  return {
    order: 'score',
    pre_tags: [MARK_START],
    post_tags: [MARK_END],
    fields: {
      skills: inSkills,
      ...(keyword.length > 0 && {
        ...marked('title', whole),
        ...marked('company', whole),
        ...marked('description', excerpt),
        ...marked('requirements', excerpt),
      }),
    },
  };
}

/** Where a hit of a body with `jobHighlight` matched. */
export function readJobMarks({ highlight = {} }: Pick<estypes.SearchHit, 'highlight'>): JobMarks {
  const first = (field: string) => {
    const [text] = highlight[field] ?? [];
    return text === undefined ? null : piecesOf(text);
  };
  return {
    title: first('title'),
    company: first('company'),
    skills: (highlight.skills ?? []).map((text) => text.replaceAll(MARK, '')),
    excerpt: first('description') ?? first('requirements'),
  };
}

const MARK = new RegExp(`[${MARK_START}${MARK_END}]`, 'g');
const MARKED = new RegExp(`${MARK_START}([^${MARK_END}]*)${MARK_END}`);
const PLAIN_WORD = /^[a-z0-9]+$/i;
const WORD_ENDS_BEFORE = /(^|[\s(,;:])$/;
const WORD_ENDS_AFTER = /^([\s),;:]|$)/;

function piecesOf(marked: string): TextPiece[] {
  const split = marked.split(MARKED);
  const isWhole = (piece: string, at: number) =>
    at % 2 === 0 ||
    (PLAIN_WORD.test(piece) && WORD_ENDS_BEFORE.test(split[at - 1] ?? '') && WORD_ENDS_AFTER.test(split[at + 1] ?? ''));
  // spellings such as C++ are marked short; analysing the text to mend them takes ten times as long as the rest
  const pieces = split.every(isWhole) ? split : takeMarkedText(marked).pieces;
  return pieces.map((text, at) => ({ text, marked: at % 2 === 1 })).filter(({ text }) => text !== '');
}
