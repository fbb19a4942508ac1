/** A mail address or the profile of one person. */
const PROFILE =
  /^(?:mailto:[^?\s]+|https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/in\/|https?:\/\/(?:www\.)?github\.com\/)/i;
const LONGEST_LINK = 200;
const MOST_LINKS = 50;

/** The links of a document that say who its person is, without duplicates. */
export const profileLinks = (links: readonly string[]): string[] =>
  [...new Set(links)].filter((link) => link.length <= LONGEST_LINK && PROFILE.test(link)).slice(0, MOST_LINKS);
