/** Characters that file systems refuse, and those that nobody sees (controls, directions of writing). */
const REFUSED = /[<>:"/\\|?*\p{Cc}\p{Cf}]/gu;

interface ResumeOf {
  name: string;
  experience: { year: number; month: number } | null;
  /** The stored resume's link or file name, whose extension counts. */
  link: string | null;
}

/** `SAN_Asha Rao[5y 6m].pdf`: how a candidate's resume is called when it is saved. */
export function resumeName({ name, experience, link }: ResumeOf): string {
  const tag = experience ? `[${experience.year}y ${experience.month}m]` : '[_Resume]';
  const extension = /\.[a-z0-9]{1,5}$/i.exec(link ?? '')?.[0].toLowerCase() ?? '.pdf';
  return `SAN_${name.toWellFormed().replace(REFUSED, '').trim()}${tag}${extension}`;
}
