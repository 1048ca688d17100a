import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Ten names of one token: components read our variables, never a shade of their own. */
const shades = (token: string): MantineColorsTuple =>
  Array.from({ length: 10 }, () => `var(--c-${token})`) as unknown as MantineColorsTuple;

/** Hands the tokens on to Mantine, so that light and dark stay one switch. */
export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 4 },
  colors: {
    green: shades('green'),
    red: shades('red'),
    amber: shades('amber'),
    gold: shades('gold'),
    ink: shades('ink'),
  },
  fontFamily: 'var(--f-sans)',
  fontFamilyMonospace: 'var(--f-mono)',
  defaultRadius: 4,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  shadows: { md: 'var(--e-2)', xl: 'var(--e-3)' },
});
