import pg from 'pg'
import { type BatchConnection, type BatchConnectionOptions, batchConnection } from './batchConnection.ts'
import type { BatchRow } from './readColumns.ts'
import { type BatchedCommand, takeBatch } from './takeBatch.ts'

export interface Waiting<C extends BatchedCommand = BatchedCommand> {
  readonly command: C
  readonly schema: string
  resolve(row: BatchRow): void
  reject(error: unknown): void
}

export interface Lane<C extends BatchedCommand = BatchedCommand> {
  /** False when too much waits already. */
  take(item: Waiting<C>): boolean
  waiting(): number
  drain(): Promise<void>
}

interface LaneOptions<C extends BatchedCommand> extends BatchConnectionOptions<C> {
  readonly most: number
  readonly bound: number
}

/** Somebody else holds a lock: the same may go through a moment later. */
const blocked = new Set(['55P03', '40P01', '40001'])
const keyTaken = '23505'
/** Out of room, shut down or broken: no half of the batch would fare better. */
const hopeless = /^(53|57P|58|XX)/
/** One command may be what takes too long, or all of the database: halves are tried for a while. */
const tooSlow = '57014'
const slowMs = 15_000
const patienceMs = 5000

/**
 * One line of batches. A wallet that somebody else holds leaves it with all that waits for that wallet, and waits on a
 * second connection for its turn; everybody else goes on.
 */
export function openLane<C extends BatchedCommand>(options: LaneOptions<C>): Lane<C> {
  const { most, bound, isHeld, isLeft = () => false } = options
  const queue: Waiting<C>[] = []
  const aside = new Map<bigint, HeldWallet<C>>()
  const [main, second] = [batchConnection(options), batchConnection(options)]
  let running: Promise<void> | undefined
  let servingAside: Promise<void> | undefined

  async function run(): Promise<void> {
    // One turn of the event loop lets what arrives together travel together.
    await new Promise(resolve => setImmediate(resolve))
    while (queue.length > 0)
      setAside(await deliver({ batch: takeBatch(queue, most), connection: main, isHeld, isLeft }))
    running = undefined
  }

  function setAside(items: readonly Waiting<C>[]): void {
    if (items.length === 0) return
    const uids = new Set(items.map(item => item.command.uid))
    const moved = [...items, ...queue.filter(item => uids.has(item.command.uid))]
    const left = queue.filter(item => !uids.has(item.command.uid))
    queue.splice(0, queue.length, ...left)
    for (const uid of uids) {
      const own = moved.filter(item => item.command.uid === uid)
      aside.set(uid, { queue: own, untilMs: performance.now() + patienceMs })
    }
    servingAside ??= serveAside()
  }

  /** Each held wallet in turn, as long as a lock is waited for at most, so that none waits for another's holder. */
  async function serveAside(): Promise<void> {
    for (const [uid, wallet] of turns(aside)) {
      const batch = takeBatch(wallet.queue, most)
      const held = await deliver({ batch, connection: second, isHeld, isLeft, waits: true })
      if (held.length === 0) wallet.untilMs = performance.now() + patienceMs
      else if (performance.now() < wallet.untilMs) wallet.queue.unshift(...held)
      else for (const item of held) item.reject(new Error('The wallet is held by somebody else for too long.'))
      if (wallet.queue.length === 0) aside.delete(uid)
    }
    servingAside = undefined
  }

  return {
    take(item) {
      const wallet = aside.get(item.command.uid)
      if ((wallet?.queue ?? queue).length >= bound) return false
      if (wallet) wallet.queue.push(item)
      else queue.push(item)
      if (!wallet) running ??= run()
      return true
    },
    waiting: () => [...aside.values()].reduce((sum, wallet) => sum + wallet.queue.length, queue.length),
    async drain() {
      while (running ?? servingAside) await (running ?? servingAside)
      await Promise.all([main.close(), second.close()])
    },
  }
}

interface HeldWallet<C extends BatchedCommand> {
  readonly queue: Waiting<C>[]
  untilMs: number
}

/** Round and round until nothing is left. */
function* turns<W>(aside: ReadonlyMap<bigint, W>): Generator<[bigint, W]> {
  while (aside.size > 0) yield* aside
}

interface Delivery<C extends BatchedCommand> {
  readonly batch: readonly Waiting<C>[]
  readonly connection: BatchConnection<C>
  readonly isHeld: (row: BatchRow) => boolean
  readonly isLeft: (row: BatchRow) => boolean
  readonly waits?: boolean
  /** What the statement left is done apart: it is refused, halved and tried again by itself. */
  readonly isRest?: boolean
  /** Until when what takes too long is tried in halves. */
  readonly slowUntilMs?: number
}

/** Applies a batch and answers its commands. Returns those of wallets that somebody else holds, in their order. */
async function deliver<C extends BatchedCommand>(delivery: Delivery<C>): Promise<readonly Waiting<C>[]> {
  const { batch, connection, waits = false, isRest = false, slowUntilMs = performance.now() + slowMs } = delivery
  const schema = batch[0]?.schema
  if (schema === undefined) return []
  const tried = { ...delivery, waits, isRest, slowUntilMs }
  let rows: readonly BatchRow[]
  try {
    const sent = { schema, commands: batch.map(item => item.command), waits }
    rows = await (isRest ? connection.applyRest(sent) : connection.apply(sent))
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
    const fate = fateOf(code, tried)
    if (fate === 'again') return batch
    if (fate === 'halves') return deliverHalves(tried)
    for (const item of batch) item.reject(error)
    return []
  }
  return answer(tried, rows)
}

/** Hands out the answers, and does what was left. A wallet's commands are all held, all left or all done. */
async function answer<C extends BatchedCommand>(delivery: Delivery<C>, rows: readonly BatchRow[]) {
  const { batch, isHeld, isLeft } = delivery
  const [held, left]: [Waiting<C>[], Waiting<C>[]] = [[], []]
  for (const [index, item] of batch.entries()) {
    const row = rows[index] as BatchRow
    if (isHeld(row)) held.push(item)
    else if (isLeft(row)) left.push(item)
    else item.resolve(row)
  }
  return [...held, ...(await deliver({ ...delivery, batch: left, isRest: true }))]
}

/** What becomes of a batch that the database refused with this code. */
function fateOf<C extends BatchedCommand>(
  code: string,
  { batch, waits, slowUntilMs }: Required<Delivery<C>>,
): 'again' | 'halves' | 'refused' {
  // A key that came into being meanwhile is seen at the second attempt.
  if (blocked.has(code) || (code === keyTaken && batch.length === 1 && !waits)) return 'again'
  if (batch.length === 1 || code === '' || hopeless.test(code)) return 'refused'
  return code === tooSlow && performance.now() > slowUntilMs ? 'refused' : 'halves'
}

/** One command spoils the whole batch: halving finds it, and all others go through. */
async function deliverHalves<C extends BatchedCommand>(delivery: Delivery<C>): Promise<readonly Waiting<C>[]> {
  const { batch } = delivery
  const middle = batch.length >> 1
  const held = await deliver({ ...delivery, batch: batch.slice(0, middle) })
  const uids = new Set(held.map(item => item.command.uid))
  const later = batch.slice(middle)
  const overtaken = later.filter(item => uids.has(item.command.uid))
  const rest = await deliver({ ...delivery, batch: later.filter(item => !uids.has(item.command.uid)) })
  return [...held, ...overtaken, ...rest]
}
