import { manilaDay } from '@saya/money'

interface DatedRow {
  readonly created_at: number
}

/** How many rows of a list each day has. A day is known once rows of another follow it, or the list is over. */
export function dayCounts() {
  let counts = new Map<string, number>()
  let open: string | undefined
  const listeners = new Set<() => void>()

  return {
    /** Takes the rows of a page; the first page begins anew. */
    take(page: number, rows: readonly DatedRow[], isOver: boolean): void {
      if (page === 1) counts = new Map()
      for (const row of rows) {
        const day = dayOfRow(row.created_at)
        counts.set(day, (counts.get(day) ?? 0) + 1)
        open = day
      }
      if (isOver) open = undefined
      for (const listener of listeners) listener()
    },
    of(createdAt: number): number | undefined {
      const day = dayOfRow(createdAt)
      return day === open ? undefined : counts.get(day)
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type DayCounts = ReturnType<typeof dayCounts>

function dayOfRow(seconds: number): string {
  return manilaDay(seconds * 1000)
}
