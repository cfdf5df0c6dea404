import {
  ask,
  command,
  depositTools,
  openWithdrawalWorld,
  type Payable,
  plainRules,
  rewardTools,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settle } from '../deposit/event/settle.ts'
import { mayDo } from '../kyc/index.ts'
import { collectReward, collectSteps } from '../reward/collectReward.ts'

/** An exclusion may fall between any two steps of whatever else is under way: it then comes before all of it, or behind all of it. */
let desk: WithdrawalWorld
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(() => desk.close())

let ana: Payable
beforeEach(async () => {
  ana = await desk.payable({ pesos: 100n })
})

const exclude = () => ask(desk.world, 'POST /member/exclusion/set', { body: { period: '6m' } }, ana)

/** All of it can be withdrawn, and nothing is left to be played. */
async function expectFree(balance: string) {
  expect(await desk.money(ana)).toMatchObject({ balance, withdrawable: balance })
}

describe('of a grant', () => {
  test.each(collectSteps)(
    'an exclusion that comes before the step %s leaves nothing to be played [SAFE-91, SAFE-93]',
    async at => {
      const rewards = rewardTools(desk.world)
      const { key } = await rewards.promise(ana, { multiple: 3 })
      let excluded: ReturnType<typeof exclude> | undefined
      async function onStep(step: string) {
        if (step !== at) return
        excluded = exclude()
        // It waits for what this transaction holds by now; where nothing is held it comes first.
        if (step === 'lockReward') await excluded
      }
      const nowMs = desk.world.clock.now()
      const deps = { jurisdiction: 'standard', onStep } as const
      await desk.world.db.member(ana.uid, tx => collectReward(tx, deps, { ...key, nowMs }))
      expect((await excluded)?.status).toBe(200)
      await expectFree('110.00')
    },
  )
})

test('of a deposit: before it is opened, before it is paid and before it is credited nothing is left to be played [SAFE-91]', async () => {
  const cashier = depositTools(desk.world)
  const { id, payUrl } = await cashier.begin(ana, { amount: '500' })
  await cashier.misbehave({ party: 'paymongo_events', kind: 'lost', times: 1 })
  await cashier.act(payUrl)
  await Promise.all([exclude(), settle(desk.world.api.deposits, { gateway: 'paymongo', reference: id, uid: ana.uid })])
  await expectFree('600.00')
  expect((await cashier.open(ana)).code).toBe('gate_exclusion_until')
})

test('of a launch: whichever comes first, no game is open behind both [SAFE-91]', async () => {
  const launched = Array.from({ length: 4 }, () => desk.world.gameSession(ana.uid, 'rpp'))
  await Promise.all([...launched, exclude()])
  const act = { uid: ana.uid, gate: 'play', nowMs: desk.world.clock.now(), jurisdiction: 'standard' } as const
  expect(await desk.world.db.member(ana.uid, tx => mayDo(tx, act))).toBe(false)
})

test('of a bet and its settlement: the stake comes before the exclusion or is refused, and the win is paid [SAFE-91, SAFE-92]', async () => {
  const named = { uid: ana.uid, roundId: 'between', rules: plainRules }
  const bet = command({ kind: 'bet', ...named, txId: 'between bet', amount: 100_000n })
  const [{ outcome }] = await Promise.all([desk.world.ledger.apply(bet), exclude()])
  const win = command({
    kind: 'settle',
    ...named,
    txId: 'between win',
    refTxId: 'between bet',
    amount: 200_000n,
    closesRound: true,
  })
  if (outcome === 'OK') await desk.world.ledger.apply(win)
  expect(['OK', 'PLAYER_BLOCKED']).toContain(outcome)
  await expectFree(outcome === 'OK' ? '110.00' : '100.00')
})
