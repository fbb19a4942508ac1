import type { CurrentUser } from '#api/contract/current-user.ts';

/** An account's name as others see it. */
export const fullName = ({ firstName, lastName }: Pick<CurrentUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
