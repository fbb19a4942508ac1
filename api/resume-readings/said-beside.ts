import type { Profile } from './offered-lists.ts';

/**
 * What a resume says, put beside a profile that has its say: another email than the profile's becomes the alternate
 * one, and nothing is said twice.
 */
export function saidBeside(said: Profile, profile: Profile): Profile {
  const { emailAddress, alternateEmailAddress, alternatePhoneNumber, ...rest } = said;
  const emails = [emailAddress, alternateEmailAddress].filter((email) => email && email !== profile.emailAddress);
  const [first, second] = profile.emailAddress ? [undefined, emails[0]] : emails;
  const sameNumber = alternatePhoneNumber?.number === (said.phoneNumber ?? profile.phoneNumber)?.number;
  return {
    ...rest,
    ...(first && { emailAddress: first }),
    ...(second && { alternateEmailAddress: second }),
    ...(alternatePhoneNumber && !sameNumber && { alternatePhoneNumber }),
  };
}
