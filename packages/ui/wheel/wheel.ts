import { deviceLimits } from '@saya/contract/limits'

export const wheelRowPx = deviceLimits.pickerRowHeight
const wheelRows = 5

/** The row under the lens when the wheel is scrolled so far. */
export function rowAt(scrollTop: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.round(scrollTop / wheelRowPx)))
}

/** The row a key leads to; null when the key does not turn the wheel. */
export function rowOfKey(key: string, at: number, count: number): number | null {
  const ways: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - wheelRows,
    PageDown: at + wheelRows,
    Home: 0,
    End: count - 1,
  }
  const row = ways[key]
  return row === undefined ? null : Math.max(0, Math.min(count - 1, row))
}

/** The first row from the chosen one on, going round, whose label begins with what was typed. */
export function rowOfTyping(labels: readonly string[], typed: string, at: number): number | null {
  const wanted = typed.toLowerCase()
  // The same letter again means the next of its rows, more letters mean one row more exactly.
  const first = typed.length === 1 ? at + 1 : at
  for (let step = 0; step < labels.length; step++) {
    const row = (first + step) % labels.length
    if (labels[row]?.toLowerCase().startsWith(wanted)) return row
  }
  return null
}
