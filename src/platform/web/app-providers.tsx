import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { antdLocale } from './words/locale.ts'
import { Notices } from './notices/notices.tsx'
import { queryClient } from './requests/query-client.ts'
import { themeFor } from './look/theme.ts'
import { useIsDark } from './look/theme-mode.ts'

/** Popups are rendered inside the page's main landmark, where assistive technology looks for content. */
const popupContainer = () => document.querySelector('main') ?? document.body

export function AppProviders({ children }: { children: ReactNode }) {
  const isDark = useIsDark()
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={themeFor(isDark)} locale={antdLocale()} getPopupContainer={popupContainer}>
        {children}
        <Notices />
      </ConfigProvider>
    </QueryClientProvider>
  )
}
