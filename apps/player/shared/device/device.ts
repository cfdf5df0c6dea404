import { deviceLimits } from '@saya/contract/limits'

/** Whether this is a phone: its browser says so, and its window is no wider than a phone's. */
export function isMobile(userAgent: string, windowWidth: number): boolean {
  return /Mobi|Android|iPhone|iPod/i.test(userAgent) && windowWidth < deviceLimits.mobileWidth
}

/** The width that the layout is made for: the window's, and never more than a large phone's. */
export function layoutWidth(windowWidth: number): number {
  return Math.min(windowWidth, deviceLimits.layoutWidth)
}
