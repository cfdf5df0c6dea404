import type { WindowRow } from './window.store.ts'
import { stateOf } from './window.rules.ts'

const secondsOf = (ms: number) => Math.floor(ms / 1000)

export function viewWindow(row: WindowRow, nowMs: number) {
  const { id, version, venue_id, provider, begins_at, ends_at, is_cancelled, updated_at } = row
  const state = stateOf({ beginsAtMs: begins_at, endsAtMs: ends_at, isCancelled: is_cancelled }, nowMs)
  return { id, version, venue_id, provider: provider ?? '', ...viewSpan(row), state, updated_at: secondsOf(updated_at) }
}

export function viewSpan({ begins_at, ends_at }: Pick<WindowRow, 'begins_at' | 'ends_at'>) {
  return { begins_at: secondsOf(begins_at), ends_at: secondsOf(ends_at) }
}
