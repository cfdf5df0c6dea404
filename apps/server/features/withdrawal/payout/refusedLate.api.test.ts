import { openWithdrawalWorld, type Payable, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PayoutGateway } from '../../../platform/gateway/payoutGateway.ts'
import { auditAll } from '../../wallet/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { advanceWithdrawal } from './advanceWithdrawal.ts'

let desk: WithdrawalWorld
let luz: Payable
beforeAll(async () => {
  desk = await openWithdrawalWorld()
})
afterAll(async () => {
  const { db, clock } = desk.world
  expect((await auditAll({ db, clock })).findings).toEqual([])
  await desk.close()
})
beforeEach(async () => {
  luz = await desk.payable()
})

const given = { balance: '1000.00', withdrawable: '1000.00', held: 0n }
const paid = { balance: '500.00', withdrawable: '500.00', held: 0n }

/** Somebody whom something holds up so many commits behind the gateway's answer, while others go on. */
function heldUp(commits: number, between: () => Promise<unknown>): WithdrawalDeps {
  const { db, payouts, ...own } = desk.world.api.withdrawals
  const honest = payouts.get('paymongo') as PayoutGateway
  let left = Number.POSITIVE_INFINITY
  const asking: PayoutGateway = {
    ...honest,
    async sendPayout(wish) {
      const sent = await honest.sendPayout(wish)
      left = commits
      return sent
    },
  }
  const slow = Object.create(db) as { member: typeof db.member }
  slow.member = async (uid, work) => {
    if (left-- === 0) await between()
    return db.member(uid, work)
  }
  return { ...own, db: slow as typeof db, payouts: new Map([['paymongo', asking]]) }
}

test.each([
  ['before that was written down, for as long as nobody else asks', 0, 60_000],
  ['right before the money is freed', 1, 0],
])('a refusal frees nothing of what another asked for and the gateway took %s', async (_when, commits, waitMs) => {
  const { withdrawals } = desk.world.api
  const id = await desk.begin(luz)
  await desk.bend('transfers', 'declining', 1)
  const late = heldUp(commits, async () => {
    desk.world.clock.advance(waitMs)
    await advanceWithdrawal(withdrawals, { uid: luz.uid, id })
  })
  await advanceWithdrawal(late, { uid: luz.uid, id })
  desk.world.clock.advance(10 * 60_000)
  await desk.work()
  const sent = await desk.transfers(id)
  const [{ status }, money] = [await desk.row(luz, id), await desk.money(luz)]
  expect([sent.length, status, money]).toEqual(sent.length > 0 ? [1, 'completed', paid] : [0, 'canceled', given])
})
