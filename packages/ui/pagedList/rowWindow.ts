import { deviceLimits } from '@saya/contract/limits'

/** How far beyond what is seen rows are drawn, above and below. */
const overscanPx = deviceLimits.listOverscan

interface Scroll {
  /** How far the list's top lies above the top of what is seen; negative while it lies below. */
  scrolledPx: number
  viewPx: number
  rowPx: number
  count: number
}

/** The rows worth drawing, from the first up to but without the last. */
export function rowWindow({ scrolledPx, viewPx, rowPx, count }: Scroll): { from: number; to: number } {
  const from = Math.floor((scrolledPx - overscanPx) / rowPx)
  const to = Math.ceil((scrolledPx + viewPx + overscanPx) / rowPx)
  return { from: clamp(from, count), to: clamp(to, count) }
}

function clamp(row: number, count: number): number {
  return Math.min(count, Math.max(0, row))
}
