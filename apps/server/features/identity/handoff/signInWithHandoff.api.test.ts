import { ask, closeAccount, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

async function handoffOf({ token }: { token: string }) {
  return (await ask(world, 'POST /member/handoff', {}, { token })).data.code
}

function enter(code: string) {
  return ask(world, 'POST /member/handoff/login', { body: { code } })
}

test('the code opens a session of its own for the same member, once, and proves nothing more of them [MINI-09]', async () => {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const code = await handoffOf(ana)
  const replies = await Promise.all(Array.from({ length: 5 }, () => enter(code)))
  const entered = replies.filter(reply => reply.status === 200)
  expect(entered).toHaveLength(1)
  expect(replies.filter(reply => reply.code === 'handoff_invalid')).toHaveLength(4)
  const token = entered[0]?.data.token ?? ''
  expect(token).not.toBe(ana.token)
  expect((await ask(world, 'GET /member/detail', {}, { token })).data.uid).toBe(String(ana.uid))
  expect(await ask(world, 'POST /member/export', {}, { token })).toMatchObject({ code: 'step_up_required' })
})

test('a minute later, or invented, it opens nothing', async () => {
  const code = await handoffOf(await world.player())
  world.clock.advance(60_000)
  expect(await enter(code)).toMatchObject({ status: 422, code: 'handoff_invalid' })
  expect(await enter('A'.repeat(43))).toMatchObject({ status: 422, code: 'handoff_invalid' })
})

test('what ends the session in which a code was asked for ends the code', async () => {
  const ana = await world.player()
  const code = await handoffOf(ana)
  await ask(world, 'POST /member/logout', {}, ana)
  expect(await enter(code)).toMatchObject({ status: 422, code: 'handoff_invalid' })
})

test('a member who signs out everywhere else, or sets another password, leaves no code behind, in whichever session', async () => {
  const ben = await world.player()
  const other = (await enter(await handoffOf(ben))).data.token
  const [own, others] = [await handoffOf(ben), await handoffOf({ token: other })]
  expect(await ask(world, 'POST /member/session/delete/others', {}, ben)).toMatchObject({
    status: 200,
    data: { ended: 1 },
  })
  for (const code of [own, others]) expect(await enter(code)).toMatchObject({ code: 'handoff_invalid' })
  const later = await handoffOf(ben)
  const body = { password: '', new_password: 'a good one for Ben 7' }
  expect(await ask(world, 'POST /member/password/update', { body }, ben)).toMatchObject({ status: 200 })
  expect(await enter(later)).toMatchObject({ code: 'handoff_invalid' })
})

test('whose account was closed meanwhile is told so', async () => {
  const ben = await world.player()
  const code = await handoffOf(ben)
  await closeAccount(world.db, ben.uid, world.clock.now())
  expect(await enter(code)).toMatchObject({ status: 403, code: 'account_closed' })
})
