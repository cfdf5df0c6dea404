import { askOffice, markFeedback, openWorld, type Player, sendFeedback, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
let compliance: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  token = (await staffOf(world, { role: 'support' })).token
  compliance = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

async function written(text = 'The sound is too loud.'): Promise<{ player: Player; uid: bigint; id: string }> {
  const player = await world.player()
  return { player, uid: player.uid, id: await sendFeedback(world, player, text) }
}

async function recorded(id: string) {
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query: { object: id } }, compliance)
  return data.d.map(({ action, reason }) => `${action}: ${reason}`)
}

test('one is answered or closed and opened again, with who and why on record; of two at once one counts', async () => {
  const { uid, id } = await written()
  const answers = await Promise.all([1, 2, 3].map(() => markFeedback(world, { uid, id, token })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 200)?.data).toMatchObject({
    status: 'answered',
    marked_by: expect.stringMatching(/@saya\.local$/),
    remark: 'Called her back',
  })
  expect((await markFeedback(world, { uid, id, token, from: 'answered', to: 'closed' })).data.status).toBe('closed')
  expect((await markFeedback(world, { uid, id, token, from: 'closed', to: 'open' })).data.status).toBe('open')
  expect(await recorded(id)).toContain('feedback.mark: Called her back')
})

test('one is not opened again beside the same that waits', async () => {
  const { player, uid, id } = await written('Please add a dark theme.')
  await markFeedback(world, { uid, id, token, to: 'closed' })
  world.clock.advance(25 * 3_600_000)
  const fresh = (await staffOf(world, { role: 'support' })).token
  await sendFeedback(world, player, 'Please add a dark theme.')
  const again = await markFeedback(world, { uid, id, token: fresh, from: 'closed', to: 'open' })
  expect(again).toMatchObject({ status: 409, code: 'changed_meanwhile' })
})

test("feedback that was marked meanwhile, is unknown or is the operator's own is refused, and nothing changes", async () => {
  const support = (await staffOf(world, { role: 'support' })).token
  const { player, uid, id } = await written('Hello')
  const stranger = await world.player()
  expect(await markFeedback(world, { uid, id, token: support, from: 'closed', to: 'open' })).toMatchObject({
    status: 409,
  })
  expect(await markFeedback(world, { uid: stranger.uid, id, token: support })).toMatchObject({ status: 404 })
  const own = await staffOf(world, { role: 'support', memberUid: player.uid })
  expect(await markFeedback(world, { uid, id, token: own.token })).toMatchObject({ code: 'own_matter' })
  const { token: regulator } = await staffOf(world, { role: 'regulator' })
  expect(await markFeedback(world, { uid, id, token: regulator })).toMatchObject({ code: 'not_permitted' })
  const { status } = await world.db.member(uid, tx =>
    tx.selectFrom('feedback').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(status).toBe('open')
})
