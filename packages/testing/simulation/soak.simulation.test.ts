import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ledger, openLedger } from '../../../apps/server/features/wallet/ledger/apply.store.ts'
import { commandKey } from './model/model.ts'
import { command, type LedgerWorld, openLedgerWorld } from '../ledger/ledgerWorld.ts'
import { commandOf } from './commandOf.ts'
import { findFaults } from './findFaults.ts'
import { planCommand } from './plan.ts'
import { seededRandom } from './seededRandom.ts'
import { countDeadlocks, readBooks } from './simulation.store.ts'

const seed = 20261120
const balance = 30_0000n

let world: LedgerWorld
const ledgers: Ledger[] = []
beforeAll(async () => {
  world = await openLedgerWorld(1)
  for (let index = 0; index < 6; index++) {
    ledgers.push(openLedger({ url: world.url, clock: world.clock, schemaOf: () => 'member_00' }))
  }
})
afterAll(async () => {
  for (const ledger of ledgers) await ledger.close()
  await world.close()
})

test(`six servers that are all sent the same commands in their own orders do each once, seed ${seed}`, async () => {
  const random = seededRandom(seed)
  const uids = await Promise.all(Array.from({ length: 5 }, () => world.member(balance)))
  const all = Array.from({ length: 3000 }, (_, index) => {
    const planned = planCommand(random, random.between(0, 4))
    // A few keys and rounds for each group, so that commands meet. Sessions are another story.
    const group = `g${index % 40}`
    const renamed = { ...planned, session: undefined, roundId: `${group} ${planned.roundId}` }
    return command(commandOf({ uids, prefix: group }, renamed))
  })
  const moved = new Map<string, number>()
  const failures: string[] = []

  async function send(ledger: Ledger, mine: typeof all): Promise<void> {
    for (let sent = 0; sent < mine.length; sent += 60) {
      const part = mine.slice(sent, sent + 60)
      const answers = await Promise.allSettled(part.map(item => ledger.apply(item)))
      for (const [index, answer] of answers.entries()) {
        if (answer.status === 'rejected') failures.push(String(answer.reason))
        else if (!answer.value.replayed && answer.value.seq !== null) {
          const key = commandKey('', part[index] as (typeof all)[number])
          moved.set(key, (moved.get(key) ?? 0) + 1)
        }
      }
    }
  }
  await Promise.all(
    ledgers.map(ledger => {
      const mine = all.filter(() => !random.isOnceIn(3)).map(item => ({ item, place: random.share() }))
      return send(
        ledger,
        mine.toSorted((a, b) => a.place - b.place).map(({ item }) => item),
      )
    }),
  )
  expect(failures).toEqual([])
  expect([...moved].filter(([, times]) => times > 1)).toEqual([])
  const books = await world.db.member(uids[0] as bigint, tx => readBooks(tx, uids))
  expect(findFaults(books, balance)).toEqual([])
  // A win that was taken back since its bet was refused was sent by nobody.
  const sent = books.commands.filter(({ kind }) => kind <= 6)
  expect(sent.filter(({ seq }) => seq !== null)).toHaveLength(moved.size)
  expect(moved.size).toBeGreaterThan(500)
  expect(await world.db.member(1n, countDeadlocks)).toBe(0)
})
