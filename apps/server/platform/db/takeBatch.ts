import type { ColumnValue } from './columnArrays.ts'

/** One command as the batcher sees it: whose wallet, what it must not stand beside, and its columns. */
export interface BatchedCommand {
  readonly uid: bigint
  /** The names of the command itself, of the command it refers to, and of its round: none may occur twice in a batch. */
  readonly names: readonly string[]
  /** Whose rows it takes out of sight, and whose it looks among: a batch sees them all as they were before it. */
  readonly takesFrom?: string | undefined
  readonly looksAmong?: string | undefined
  readonly columns: readonly ColumnValue[]
}

/**
 * Takes the next batch out of a queue: one schema's commands in their order, less those that must not stand beside one
 * taken already. What stays behind holds back everything later of its wallet, so that no order is lost.
 */
export function takeBatch<T extends { readonly command: BatchedCommand; readonly schema: string }>(
  queue: T[],
  most: number,
): T[] {
  const schema = queue[0]?.schema
  const names = new Set<string>()
  const lessened = new Set<string>()
  const heldBack = new Set<bigint>()
  const taken: T[] = []
  const left: T[] = []
  let looked = 0
  for (; looked < queue.length && taken.length < most; looked++) {
    const item = queue[looked] as T
    const { uid, names: own, takesFrom, looksAmong } = item.command
    const isBehind = own.some(name => names.has(name)) || (looksAmong !== undefined && lessened.has(looksAmong))
    if (item.schema === schema && !heldBack.has(uid) && !isBehind) {
      taken.push(item)
      for (const name of own) names.add(name)
      if (takesFrom !== undefined) lessened.add(takesFrom)
    } else {
      left.push(item)
      heldBack.add(uid)
    }
  }
  queue.splice(0, looked, ...left)
  return taken
}
