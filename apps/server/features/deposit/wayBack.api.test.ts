import { ask, openDepositWorld, type DepositWorld, type Player } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const soon = { timeout: 15_000, interval: 50 }

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

async function statusOf(player: Player, id: string): Promise<string> {
  return (await cashier.row(player, id)).status
}

test.each([
  ['paymongo', 'gcash'],
  ['xendit', 'grabpay'],
  ['maya', 'maya'],
] as const)(
  'who goes back from a page of %s, while somebody else just looked or the gateway says nothing, is heard by the next who asks',
  async (party, pid) => {
    const player = await cashier.player()
    const { id, payUrl } = await cashier.begin(player, { pid })
    const look = async () => (await ask(cashier.world, 'GET /finance/deposit/detail', { query: { id } }, player)).data
    const leftUrl = await cashier.act(payUrl, { act: 'leave' })
    await look()
    await fetch(leftUrl, { redirect: 'manual' })
    expect(await statusOf(player, id)).toBe('pending')
    await cashier.misbehave({ party, kind: 'silent', times: 1 })
    cashier.world.clock.advance(3000)
    expect((await look()).status).toBe('pending')
    cashier.world.clock.advance(3000)
    expect((await look()).status).toBe('canceled')
    expect(await (await fetch(payUrl)).text()).toContain('This page is closed')
  },
)

test('one page fails, and the other that was opened for the same deposit is closed with it', async () => {
  const player = await cashier.player()
  const { id, payUrl } = await cashier.begin(player, { key: 'first' })
  // Cut off after the page was kept and before it was told: the same call opens another one.
  await cashier.world.db.member(player.uid, tx =>
    tx.updateTable('deposit').set({ pay_url: '' }).where('id', '=', id).execute(),
  )
  const again = await cashier.begin(player, { key: 'first' })
  expect([again.id, again.payUrl === payUrl]).toEqual([id, false])
  await cashier.act(again.payUrl, { act: 'fail' })
  await expect.poll(() => statusOf(player, id), soon).toBe('canceled')
  for (const url of [payUrl, again.payUrl]) expect(await (await fetch(url)).text()).toContain('This page is closed')
})
