import { createTheme } from '@mantine/core';

/** Sets the variant of each component; theme.css defines colours and sizes. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 6, dark: 6 },
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // the smallest size would render messages, descriptions and tags in 10 px
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
