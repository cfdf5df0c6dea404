import type { Clock } from '../clock.ts'
import type { Reader } from './reader.ts'
import type { Standing } from './reader.store.ts'

/** Further behind than this, what members see is old. */
const lateMs = 10_000

interface Lag {
  note(schema: number, standings: readonly Standing[]): void
  lagMs(name: string): number
  isLate(): boolean
}

/** Keeps how far each reader is behind. One that nobody has looked at for long counts as behind for as long. */
export function readerLag({ clock, readers }: { readonly clock: Clock; readonly readers: readonly Reader[] }): Lag {
  const noted = new Map<number, { atMs: number; oldest: Map<string, number | null> }>()

  function lagMs(name: string): number {
    const nowMs = clock.now()
    const each = [...noted.values()].map(({ atMs, oldest }) => nowMs - (oldest.get(name) ?? atMs))
    return Math.max(0, ...each)
  }
  return {
    note(schema, standings) {
      noted.set(schema, { atMs: clock.now(), oldest: new Map(standings.map(row => [row.name, row.oldest_at])) })
    },
    lagMs,
    isLate: () => readers.some(({ name, pauseMs = 0 }) => lagMs(name) > lateMs + pauseMs),
  }
}
