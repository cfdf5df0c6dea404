import { kycStatus } from '@saya/contract/kycStatus.ts'
import { ask, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const hide = ({ token }: Player, isHidden: boolean) =>
  ask(world, 'POST /member/public_name/set', { body: { is_hidden: isHidden } }, { token })
async function seen({ token }: Player) {
  const { data } = await ask(world, 'GET /member/detail', {}, { token })
  return [data.hides_name, data.public_name]
}

test('a new member is shown masked, hides the name whatever their standing, and shows it again [FACT-68, FACT-69]', async () => {
  const ana = await world.player({ kyc: 'unset' })
  const masked = `u${ana.phone[1]}***${ana.phone.at(-1)}`
  expect(await seen(ana)).toEqual([false, masked])
  for (let sent = 0; sent < 2; sent++) {
    expect((await hide(ana, true)).data).toEqual({ is_hidden: true, public_name: '***' })
  }
  expect(await seen(ana)).toEqual([true, '***'])
  expect((await hide(ana, false)).data).toEqual({ is_hidden: false, public_name: masked })
})

test.each(Object.keys(kycStatus).filter(kyc => kyc !== 'block') as (keyof typeof kycStatus)[])(
  'somebody %s hides the name and shows it again [FACT-69]',
  async kyc => {
    const ana = await world.player({ kyc })
    expect((await hide(ana, true)).status).toBe(200)
    expect(await seen(ana)).toEqual([true, '***'])
    expect((await hide(ana, false)).status).toBe(200)
    expect((await seen(ana))[0]).toBe(false)
  },
)

test('a member chooses for themselves alone, and a guest for nobody', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  await hide(ana, true)
  expect((await seen(ben))[0]).toBe(false)
  const { data } = await ask(world, 'POST /member/export', {}, { token: ana.token })
  expect(data.profile).toMatchObject({ hides_name: true })
  expect(await ask(world, 'POST /member/public_name/set', { body: { is_hidden: true } })).toMatchObject({
    status: 401,
    code: 'authentication_required',
  })
})
