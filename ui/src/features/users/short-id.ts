/** An `_id` as the admin's lists show it: its last six characters, in upper case. */
export const shortId = (id: string): string => id.slice(-6).toUpperCase();
