import { ask, openPayeeWorld } from '@saya/testing'
import { expect, test } from 'vitest'

test('the copy of the own data has the numbers of payout accounts in the plain, for their owner alone', async () => {
  const payees = await openPayeeWorld()
  const [ana, ben] = [await payees.verified(), await payees.verified()]
  await payees.add(ana)
  const copyOf = async (token: string) => (await ask(payees.world, 'POST /member/export', {}, { token })).data
  expect((await copyOf(ana.token)).payees).toMatchObject({ rows: [{ account: '9171234567' }], is_complete: true })
  expect(JSON.stringify(await copyOf(ben.token))).not.toContain('9171234567')
  await payees.world.close()
})
