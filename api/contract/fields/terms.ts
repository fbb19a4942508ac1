/** Beside the checkbox that was left empty. */
export const TERMS_FIELD_MESSAGE = 'You must accept the Terms and Policy for Signing up!';
/** On pressing Sign Up without it. */
export const TERMS_ALERT_MESSAGE = 'You must accept the terms and conditions to proceed!';
