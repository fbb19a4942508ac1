import { createTheme } from '@mantine/core';

/** Colours and sizes are variables in theme.css; here only which variant each component takes. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 6, dark: 6 },
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // the smallest size would write messages, descriptions and tags in 10 px
    InputWrapper: {
      vars: () => ({ error: { '--input-error-size': '12px' }, description: { '--input-description-size': '12px' } }),
    },
    Pill: { vars: () => ({ root: { '--pill-fz': '12px' } }) },
    TextInput: { defaultProps: { size: 'sm' } },
    Switch: { defaultProps: { size: 'xs' } },
    Checkbox: { defaultProps: { size: 'xs' } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: true } } },
  },
});
