const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day it is in India, yyyy-mm-dd. */
export const todayInIndia = (now: Date): string => day.format(now);
