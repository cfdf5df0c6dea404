import { command, type LedgerWorld, listIncidents, openLedgerWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

const rules = { settledCanBeTakenBack: true, unknownRollbackIsError: false }
let made = 0

/** Two bets of two rounds that one reference names, as each of them is spoken of. */
async function twoRounds() {
  const uid = await world.funded(1000n)
  const own = `${++made}`
  const [one, two, betRef] = [`one ${own}`, `two ${own}`, `both ${own}`]
  for (const round of [one, two]) {
    await world.ledger.apply(command({ kind: 'bet', uid, betRef, amount: 10n, txId: round, roundId: round, rules }))
  }
  return {
    back: command({ kind: 'rollback', uid, roundId: two, txId: `back ${own}`, refTxId: two, rules }),
    win: command({
      kind: 'settle',
      uid,
      roundId: one,
      txId: `win ${own}`,
      refTxId: betRef,
      isByReference: true,
      amount: 30n,
      rules,
    }),
    backByReference: command({
      kind: 'rollback',
      uid,
      roundId: one,
      txId: `back too ${own}`,
      refTxId: betRef,
      isByReference: true,
      rules,
    }),
  }
}

test.each(['win', 'backByReference'] as const)(
  'a reference names the bets that stand once all that came before was done, sent in one breath or not: %s',
  async named => {
    const acts = await twoRounds()
    const answers = await Promise.all([acts.back, acts[named]].map(act => world.ledger.apply(act)))
    expect(answers.map(({ outcome }) => outcome)).toEqual(['OK', 'OK'])
    const others = await twoRounds()
    const turned = await Promise.all([others[named], others.back].map(act => world.ledger.apply(act)))
    expect(turned.map(({ outcome }) => outcome)).toEqual(['TX_CONFLICT', 'OK'])
    expect(await world.ledger.apply(others[named])).toMatchObject({ outcome: 'OK', replayed: false })
    expect((await world.db.app(listIncidents)).map(({ kind }) => kind)).toEqual([])
  },
)
