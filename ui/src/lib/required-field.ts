/** Of a field that must not stay empty: seen, and heard by screen readers. */
export const requiredField = { withAsterisk: true, 'aria-required': true } as const;
