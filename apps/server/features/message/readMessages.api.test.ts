import { ask, openWorld, payBonus, type Player, readJournal, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function withMessages(count: number): Promise<Player> {
  const ana = await world.player()
  for (let made = 0; made < count; made++) await payBonus(world, ana.uid)
  await readJournal(world)
  return ana
}

const read = ({ token }: Player, id: string) => ask(world, 'POST /member/message/read', { body: { id } }, { token })
const rowsOf = async ({ token }: Player) => (await ask(world, 'GET /member/message/list', {}, { token })).data.d
const marksOf = async (player: Player) => (await rowsOf(player)).map(({ is_read }) => is_read)

test('a message is marked as read by its id, also twice; the others stay unread; the documented GET does the same [MSG-14]', async () => {
  const ana = await withMessages(2)
  const [first, second] = await rowsOf(ana)
  expect(await read(ana, first?.messageId ?? '')).toMatchObject({ status: 200, data: { has_unread: true } })
  expect(await read(ana, first?.messageId ?? '')).toMatchObject({ status: 200, data: { has_unread: true } })
  expect(await marksOf(ana)).toEqual([true, false])
  const asked = await fetch(`${world.url}/member/message/read?id=${second?.messageId}`, { headers: { t: ana.token } })
  expect([asked.status, await marksOf(ana)]).toEqual([200, [true, true]])
})

test('all messages are marked as read at once, and a later one is unread', async () => {
  const ana = await withMessages(3)
  expect(await read(ana, 'all')).toMatchObject({ status: 200, data: { has_unread: false } })
  await payBonus(world, ana.uid)
  await readJournal(world)
  expect((await marksOf(ana)).filter(isRead => !isRead)).toHaveLength(1)
})

test('a message of another member, and one that does not exist, cannot be marked as read', async () => {
  const [ana, ben] = [await withMessages(1), await withMessages(1)]
  const [hers] = await rowsOf(ana)
  const answer = await read(ben, hers?.messageId ?? '')
  expect(answer).toMatchObject({ status: 404, code: 'message_not_found' })
  expect(answer.sentence).toContain('load your messages again')
  expect(await read(ben, 'all')).toMatchObject({ status: 200 })
  expect(await marksOf(ana)).toEqual([false])
  const unknown = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  expect(await read(ana, unknown)).toMatchObject({ status: 404, code: 'message_not_found' })
  expect((await read(ana, '1')).status).toBe(400)
})

test('a guest marks nothing as read', async () => {
  const asked = await ask(world, 'POST /member/message/read', { body: { id: 'all' } })
  expect(asked).toMatchObject({ status: 401, code: 'authentication_required' })
})
