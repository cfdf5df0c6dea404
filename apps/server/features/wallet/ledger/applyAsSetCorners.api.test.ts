import { randomBytes } from 'node:crypto'
import { command, type LedgerWorld, openBothWays, openLedgerWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGameSession } from '../../game/index.ts'
import type { WalletCommand } from './command.ts'

const peso = 10_000n
let world: LedgerWorld
let both: Awaited<ReturnType<typeof openBothWays>>
beforeAll(async () => {
  world = await openLedgerWorld()
  both = await openBothWays(world.url, world.db.schemaOf(0n))
})
afterAll(async () => {
  await both.close()
  await world.close()
})

type Draft = Omit<Parameters<typeof command>[0], 'uid'>

interface Corner {
  readonly before?: readonly Draft[]
  readonly batch: readonly Draft[]
  readonly outcomes: readonly string[]
}

let number = 0
function bet(wish: Partial<Draft> = {}): Draft {
  const txId = `corner ${++number}`
  return { kind: 'bet', txId, roundId: `round of ${txId}`, amount: peso, ...wish }
}

const [ours, unknown] = [randomBytes(32), randomBytes(32)]
const won = bet()

/** What is nearly plain, each apart by one thing that the set itself must see. */
const corners: Record<string, Corner> = {
  'a bet in the session that is shown': { batch: [bet({ session: ours })], outcomes: ['OK'] },
  'a bet of another provider in the session that is shown': {
    batch: [bet({ session: ours, provider: 2 })],
    outcomes: ['TOKEN_INVALID'],
  },
  'a bet in a session that nobody knows': { batch: [bet({ session: unknown })], outcomes: ['TOKEN_INVALID'] },
  'a bet in a session that nobody knows, beside one that needs none': {
    batch: [bet(), bet({ session: unknown })],
    outcomes: ['OK', 'TOKEN_INVALID'],
  },
  'a bet that was taken back by its other name': {
    before: [{ kind: 'rollback', txId: 'back', refTxId: 'other name', roundId: 'named' }],
    batch: [bet({ roundId: 'named', betRef: 'other name' })],
    outcomes: ['BET_CANCELLED'],
  },
  'a bet that was taken back by its own name': {
    before: [{ kind: 'rollback', txId: 'back too', refTxId: 'own name', roundId: 'own' }],
    batch: [bet({ roundId: 'own', txId: 'own name' })],
    outcomes: ['BET_CANCELLED'],
  },
  'a win of a bet by the name that others’ bets have too': {
    before: [bet({ txId: 'mine', roundId: 'mine', betRef: 'everybody' })],
    batch: [
      { kind: 'settle', txId: 'win of mine', refTxId: 'everybody', roundId: 'mine', isByReference: true, amount: peso },
    ],
    outcomes: ['OK'],
  },
  'a win by a name that only others’ bets have': {
    batch: [
      { kind: 'settle', txId: 'not mine', refTxId: 'everybody', roundId: 'any', isByReference: true, amount: peso },
    ],
    outcomes: ['TX_CONFLICT'],
  },
  'a win that was taken back by its own name': {
    before: [won, { kind: 'rollback', txId: 'no win', refTxId: 'win', roundId: won.roundId ?? '' }],
    batch: [{ kind: 'settle', txId: 'win', refTxId: won.txId, roundId: won.roundId ?? '', amount: peso }],
    outcomes: ['TX_ROLLED_BACK'],
  },
}

/** Each with a member of its own, whose wallet shows a session of the first provider. */
async function memberInGame(session: Buffer): Promise<bigint> {
  const uid = await world.funded(100n * peso)
  const openedAtMs = world.clock.now()
  const times = { openedAtMs, expiresAtMs: openedAtMs + 3_600_000 }
  await world.db.member(uid, tx => openGameSession(tx, { tokenHash: session, uid, provider: 1, game: 5, ...times }))
  return uid
}

test.each(Object.entries(corners))('%s comes to the same in a set and by itself', async (_which, corner) => {
  const session = randomBytes(32)
  const uid = await memberInGame(session)
  function apply(drafts: readonly Draft[]) {
    const own = (draft: Draft): WalletCommand => command({ ...draft, uid, ...(draft.session === ours && { session }) })
    return both.apply(drafts.map(own), world.clock.now(), [])
  }
  for (const draft of corner.before ?? []) await apply([draft])
  const { asSet, oneByOne } = await apply(corner.batch)
  expect(asSet).toEqual(oneByOne)
  expect(asSet.answers.map(answer => answer?.outcome)).toEqual(corner.outcomes)
})
