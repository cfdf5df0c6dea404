import { ask, openWorld, passkeyTools, type PasskeyTools, type Player, startWorker, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellOwner } from '../tellOwner.ts'

let world: World
let on: PasskeyTools
beforeAll(async () => {
  world = await openWorld()
  on = passkeyTools(world)
})
afterAll(() => world.close())

/** The texts to a number about a change, once a worker has sent what waits. */
async function textsTo(phone: string): Promise<string[]> {
  const inbox = (await (await fetch(`${world.sandboxUrl}/sms?to=${phone}`)).json()) as { text: string }[]
  return inbox.map(({ text }) => text)
}

async function inboxOf({ uid }: Player): Promise<string[]> {
  const rows = await world.db.member(uid, tx =>
    tx.selectFrom('message').select('kind').where('uid', '=', uid).execute(),
  )
  return rows.map(({ kind }) => kind)
}

const remove = (player: { token: string }, id: string) =>
  ask(world, 'POST /member/passkey/delete', { body: { id } }, player)

test('a passkey that is taken away lets nobody in, and its owner is told [AUTH-100, AUTH-106, AUTH-111]', async () => {
  const player = await world.player()
  const { device, id } = await on.added(player)
  expect((await on.enter(device)).status).toBe(200)
  expect((await remove(player, id)).status).toBe(200)
  expect(await on.enter(device)).toMatchObject({ status: 422, code: 'passkey_unknown' })
  expect(await remove(player, id)).toMatchObject({ status: 404, code: 'not_found' })
  const worker = await startWorker(world, tellOwner({ ...world, smsPerDay: 1000 }))
  await expect
    .poll(() => textsTo(player.phone))
    .toContainEqual(expect.stringContaining('A passkey of your Saya account was removed'))
  expect(await inboxOf(player)).toContain('security_passkey_removed')
  await worker.close()
})

test('nobody takes away another’s, nor an own one without a code or a passkey shown just now [AUTH-111]', async () => {
  const [ana, ben] = [await world.player({ password: 'tatlong maya sa bakod' }), await world.player()]
  const { device, id } = await on.added(ana)
  expect(await remove(ben, id)).toMatchObject({ status: 404, code: 'not_found' })
  world.clock.advance(15 * 60_000)
  expect(await remove(ana, id)).toMatchObject({ status: 403, code: 'step_up_required' })
  const body = { password: 'tatlong maya sa bakod' }
  const { token } = (await ask(world, 'POST /member/step-up', { body }, ana)).data
  expect(await remove({ token }, id)).toMatchObject({ status: 403, code: 'step_up_required' })
  const shown = (await on.confirm({ token }, device)).data
  expect((await remove(shown, id)).status).toBe(200)
  expect((await ask(world, 'POST /member/passkey/delete', { body: { id } })).status).toBe(401)
})
