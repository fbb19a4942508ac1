/** What reencode-picture.ts and the process that starts it agree on. */

/** Pixels: the screens show pictures far smaller, also on dense displays. */
export const LONGEST_SIDE = 512;

/** Exit codes: Node itself uses 1 to 14. */
export const OTHER_KIND = 20;
export const TOO_MANY_PIXELS = 21;
export const UNREADABLE = 22;
