import type { ResumeOffer } from '#api/contract/resume-offers.ts';
import { type ListName, listNames, type OfferedList, offeredLists, type Profile } from './offered-lists.ts';
import { offeredParts } from './offered-parts.ts';
import { saidBeside } from './said-beside.ts';

/**
 * What a resume says that a profile doesn't, thing by thing, with what each would take the place of. An entry of a list
 * is only ever added; one that the profile has, in whatever case, is not offered.
 */
export function offersOf(said: Profile, profile: Profile): ResumeOffer[] {
  return [
    ...partOffers(saidBeside(said, profile), profile),
    ...listNames.flatMap((name) => listOffers(name, said, profile)),
  ];
}

function partOffers(said: Profile, profile: Profile): ResumeOffer[] {
  return Object.entries(offeredParts).flatMap(([key, { tab, label, text }]) => {
    const [offered, replaces] = [text(said), text(profile)];
    return offered === '' || folded(offered) === folded(replaces) ? [] : [{ key, tab, label, offered, replaces }];
  });
}

function listOffers(name: ListName, said: Profile, profile: Profile): ResumeOffer[] {
  const { tab, label, texts, known = texts }: OfferedList = offeredLists[name];
  const seen = new Set(known(profile).map(folded));
  return texts(said).flatMap((offered, place) => {
    if (offered === '' || seen.has(folded(offered))) return [];
    seen.add(folded(offered));
    return [{ key: `${name}.${place}`, tab, label, offered, replaces: '' }];
  });
}

const folded = (text: string): string => text.trim().toLowerCase();
