import type { Transfer } from './transfer.store.ts'

/** When one last changed by now, in Unix seconds: when it was taken, when the banks were done with it, or later still. */
export function changedAt({ created_at, due_at, changed_at, fate }: Transfer, now: number): number {
  if (changed_at !== null) return changed_at
  return fate !== 'pending' && due_at <= now ? Math.max(created_at, due_at) : created_at
}
