import { alikeWords } from './alike-words.ts';
import type { QueryGroup } from './judged-query.ts';
import { oneSkill } from './one-skill.ts';
import { severalWishes } from './several-wishes.ts';
import { synonyms } from './synonyms.ts';
import { texts } from './texts.ts';
import { titles } from './titles.ts';

export const queryGroups: QueryGroup[] = [oneSkill, alikeWords, synonyms, titles, texts, severalWishes];
