import { m } from '../../../../generated/messages/messages.js'
import { deviceOf } from '../device.ts'

/** 'Chrome on Windows', or as much of it as the user agent reveals. */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser !== null && system !== null) return m.security_device_on({ browser, system })
  return browser ?? system ?? m.security_device_unknown()
}
