/** An `_id` in the admin's lists: its last six characters, in upper case. */
export const shortId = (id: string): string => id.slice(-6).toUpperCase();
