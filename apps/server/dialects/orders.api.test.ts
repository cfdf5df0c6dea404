import { randomUUID } from 'node:crypto'
import { type Bench, type DialectName, openBench, openLine } from '@saya/conformance'
import { allRules, type BetStep, driverFor, moveOf, openWorld, ordersOf, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProviderRules } from '../features/wallet/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const peso = 10_000n
const [stake, win] = [10n * peso, 25n * peso]
const each: readonly BetStep[] = ['bet', 'settle', 'rollback']
/** All three in any order, then all again the other way round. */
const orders = ordersOf(each).map(order => [...order, ...order.toReversed()])

function link(dialect: DialectName, rules: ProviderRules): Promise<void> {
  return world.link(dialect, {
    settled_can_be_taken_back: rules.settledCanBeTakenBack,
    unknown_rollback_is_error: rules.unknownRollbackIsError,
  })
}

async function bench(dialect: DialectName, balance: bigint): Promise<Bench> {
  const { uid } = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(uid, balance)
  const driver = await driverFor(world, dialect, uid)
  const { host } = new URL(world.url)
  return openBench({ driver, line: openLine(new URL(world.url)), host, newId: randomUUID })
}

const doors: readonly (readonly [DialectName, string, { readonly hasReference?: boolean }])[] = [
  ['rpp', 'its id', {}],
  ['hub88', 'its id', {}],
  ['valkyrie', 'its id', {}],
  ['valkyrie', 'a reference of its own', { hasReference: true }],
]

describe.each(doors)('in the dialect %s, where a bet is named by %s', (dialect, _name, { hasReference = false }) => {
  test.each([
    ['covered', 1000n * peso],
    ['not covered', 5n * peso],
  ])(
    'no order or repetition of a bet that is %s makes or loses money, whatever the contract says',
    async (_what, start) => {
      const at = await bench(dialect, start)
      for (const rules of allRules) {
        await link(dialect, rules)
        for (const order of orders) {
          const bet = at.bet(stake, hasReference ? { ref: randomUUID() } : {})
          const calls = { bet, settle: at.settle(bet, win), rollback: at.rollback(bet) }
          const before = await at.balance()
          for (const step of order) await at.ask(calls[step])
          const moved = (await at.balance()) - before
          const wanted = moveOf(order, rules, { stake, win, isCovered: before >= stake })
          expect({ rules, order, moved }).toEqual({ rules, order, moved: wanted })
        }
      }
      await link(dialect, { settledCanBeTakenBack: false, unknownRollbackIsError: false })
    },
    120_000,
  )
})
