import { theme as antd, type ThemeConfig } from 'antd'

/**
 * The class that index.html gives <html>: antd's variables are defined under it, so that our own style sheets can use
 * them.
 */
export const themeClass = 'app-theme'

/**
 * Animations are off if the device asks for reduced motion: base.css removes the transitions, and antd would wait for
 * the end of one. Read once, because antd mounts every screen again when this token changes.
 */
const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Pine green on warm greys: calm for a whole working day, and different from the colours of a status. */
const shared = {
  motion,
  fontFamily: 'var(--font)',
  fontFamilyCode: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Noto Sans Mono', monospace",
  fontSize: 14,
  // --weight-name of base.css
  fontWeightStrong: 550,
  borderRadius: 8,
  borderRadiusLG: 12,
  borderRadiusSM: 6,
  controlHeight: 36,
  controlHeightLG: 44,
  controlHeightSM: 28,
  wireframe: false,
} satisfies ThemeConfig['token']

/**
 * Tokens that differ from what the algorithm derives do so for contrast: every pair of colours has at least 4.5 : 1.
 */
const light: ThemeConfig = {
  algorithm: antd.defaultAlgorithm,
  token: {
    ...shared,
    colorPrimary: '#0f6b62',
    colorInfo: '#1f5fa8',
    colorLink: '#0f6b62',
    colorSuccess: '#18703f',
    colorWarning: '#a85a00',
    colorError: '#bd2c2c',
    colorErrorHover: '#cc3a3a',
    green: '#237a3b',
    // The algorithm turns such dark colours into grey; these are their tints.
    colorSuccessBg: '#e7f5ec',
    colorSuccessBorder: '#b5dcc3',
    colorWarningBg: '#fdf3e2',
    colorWarningBorder: '#f0d3a2',
    colorErrorBg: '#fdeeed',
    colorErrorBorder: '#f1bdba',
    colorInfoBg: '#eaf2fb',
    colorInfoBorder: '#b9d2ee',
    colorTextBase: '#17211f',
    colorBgLayout: '#f4f6f5',
    colorBorder: '#cfd8d5',
    colorBorderSecondary: '#e5eae8',
    colorTextSecondary: '#485752',
    colorTextTertiary: '#586763',
    colorTextDescription: '#586763',
    colorTextPlaceholder: '#65736f',
    colorTextDisabled: '#65736f',
    colorIcon: '#586763',
  },
}

const dark: ThemeConfig = {
  algorithm: antd.darkAlgorithm,
  token: {
    ...shared,
    colorPrimary: '#178577',
    colorPrimaryHover: '#2b8173',
    colorInfo: '#5b9be6',
    colorLink: '#5cc4b4',
    colorLinkHover: '#86d8cb',
    colorLinkActive: '#86d8cb',
    colorSuccess: '#5ecb88',
    colorWarning: '#d99a3c',
    colorError: '#fb8580',
    green: '#4fb274',
    colorTextBase: '#e9efed',
    colorBgBase: '#101716',
    colorBgLayout: '#0c1211',
    colorBgContainer: '#141c1a',
    colorBgElevated: '#1b2523',
    colorBorder: '#3a4945',
    colorBorderSecondary: '#26322f',
    colorText: '#e9efed',
    colorTextSecondary: '#b8c5c1',
    colorTextTertiary: '#a0afaa',
    colorTextDescription: '#a0afaa',
    colorTextPlaceholder: '#93a29d',
    colorTextDisabled: '#93a29d',
    colorIcon: '#a0afaa',
  },
  components: {
    Button: { dangerColor: '#2a0f0e', defaultHoverColor: '#5cc4b4', defaultActiveColor: '#86d8cb' },
  },
}

/** The rules themselves come from antd's CSS file; at run time antd only sets the variables they use. */
export const themeFor = (isDark: boolean): ThemeConfig => ({
  ...(isDark ? dark : light),
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: themeClass },
})
