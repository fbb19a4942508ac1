/** Props of a required field: marked visibly and for screen readers. */
export const requiredField = { withAsterisk: true, 'aria-required': true } as const;
