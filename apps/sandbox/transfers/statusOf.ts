import type { Fate, Transfer } from './transfer.store.ts'

/** How one stands at a moment, in Unix seconds. */
export function statusOf({ fate, due_at }: Pick<Transfer, 'fate' | 'due_at'>, now: number): Fate {
  return due_at <= now ? fate : 'pending'
}
