import { openDepositWorld, type DepositWorld, type Player } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let cashier: DepositWorld
beforeAll(async () => {
  cashier = await openDepositWorld()
})
afterAll(() => cashier.close())

async function statusOf(player: Player, id: string): Promise<string> {
  return (await cashier.row(player, id)).status
}

test.each(['left', 'paid'])(
  'whoever opens the address of the way back as %s, signed in or not, changes nothing by it',
  async how => {
    const player = await cashier.player()
    const { id, payUrl } = await cashier.begin(player)
    const back = `${cashier.world.url}/payment/return?id=${id}&how=${how}`
    const before = await cashier.row(player, id)
    for (const headers of [{ t: '' }, { t: player.token }]) {
      const response = await fetch(back, { redirect: 'manual', headers })
      const left = how === 'left' ? '&how=left' : ''
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/s-transaction/status?id=${id}&type=deposit${left}`,
      ])
    }
    expect(await cashier.row(player, id)).toEqual(before)
    expect(await (await fetch(payUrl)).text()).not.toContain('This page is closed')
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
  await expect.poll(() => statusOf(player, id)).toBe('canceled')
  for (const url of [payUrl, again.payUrl]) expect(await (await fetch(url)).text()).toContain('This page is closed')
})
