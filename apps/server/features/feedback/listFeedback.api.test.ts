import { ask, askOffice, markFeedback, openWorld, type Player, sendFeedback, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  token = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

async function list(
  query: { status?: 'answered'; uid?: string; cursor?: string; page_size?: string } = {},
  as: string = token,
) {
  return askOffice(world, 'GET /office/api/feedback/list', { query }, as)
}

test('what waits is listed over all members, the longest waiting first, page by page; what was marked apart', async () => {
  const players: Player[] = []
  const ids: string[] = []
  for (let made = 0; made < 4; made++) {
    const player = await world.player()
    players.push(player)
    ids.push(await sendFeedback(world, player, `Idea ${made}`))
    world.clock.advance(1000)
  }
  const first = (await list({ page_size: '3' })).data
  expect([first.t, first.d.map(({ id, text }) => [id, text])]).toEqual([
    4,
    ids.slice(0, 3).map((id, at) => [id, `Idea ${at}`]),
  ])
  const second = (await list({ page_size: '3', cursor: first.next ?? '' })).data
  expect([second.d.map(({ id }) => id), second.next]).toEqual([ids.slice(3), undefined])
  const uid = players[0]?.uid ?? 0n
  await markFeedback(world, { uid, id: ids[0] ?? '', token })
  expect((await list()).data.d.map(({ id }) => id)).toEqual(ids.slice(1))
  const answered = (await list({ status: 'answered' })).data.d
  expect(answered).toMatchObject([{ id: ids[0], uid: String(uid), status: 'answered', remark: 'Called her back' }])
  expect((await list({ uid: String(players[1]?.uid) })).data.d.map(({ id }) => id)).toEqual([ids[1]])
})

test('what would reach somebody is masked', async () => {
  const player = await world.player()
  await sendFeedback(world, player, 'Call 09171234567 or ana@example.com')
  expect((await list({ uid: String(player.uid) })).data.d).toMatchObject([
    { text: 'Call ••• or •••@•••', is_masked: true },
  ])
})

test('what guests write stands among the rest, without a number, and is marked and revealed like any other', async () => {
  const fresh = (await staffOf(world, { role: 'support' })).token
  const body = { text: 'The code does not come.', contact: 'ana@example.com' }
  const { id } = (await ask(world, 'POST /member/feedback', { body })).data
  const all = (await list({ page_size: '100' }, fresh)).data.d
  expect(all.find(one => one.id === id)).toMatchObject({ uid: '', contact: '•••@•••', is_masked: true })
  const reason = 'To answer them'
  const shown = await askOffice(world, 'POST /office/api/feedback/reveal', { body: { uid: '', id, reason } }, fresh)
  expect(shown.data).toEqual(body)
  const mark = { uid: '', id, from: 'open', to: 'answered', reason } as const
  expect((await askOffice(world, 'POST /office/api/feedback/mark', { body: mark }, fresh)).data.status).toBe('answered')
})

test('guests who ask for help come first of what waits, page by page, whoever waits longer [SAFE-50, SAFE-114]', async () => {
  const fresh = (await staffOf(world, { role: 'support' })).token
  async function guest(text: string) {
    world.clock.advance(1000)
    const body = { text, contact: 'nobody@example.com' }
    return (await ask(world, 'POST /member/feedback', { body })).data.id
  }
  const plain = await guest('Where is the app?')
  const urgent = [
    await guest('I lost everything and I want to die'),
    await guest('I cant stop gambling'),
    await guest('Ayoko nang mabuhay'),
  ]
  const seen: { id: string; is_urgent: boolean }[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const { data }: Awaited<ReturnType<typeof list>> = await list({ page_size: '1', cursor }, fresh)
    seen.push(...data.d)
    cursor = data.next
  }
  const ids = seen.map(({ id }) => id)
  expect(ids.slice(0, 3)).toEqual(urgent)
  expect([ids.length, new Set(ids).size, ids.at(-1)]).toEqual([(await list({}, fresh)).data.t, ids.length, plain])
  expect(seen.filter(one => one.is_urgent).map(({ id }) => id)).toEqual(urgent)
  const mark = { uid: '', id: urgent[0] ?? '', from: 'open', to: 'answered', reason: 'Called them' } as const
  const marked = await askOffice(world, 'POST /office/api/feedback/mark', { body: mark }, fresh)
  expect(marked.data).toMatchObject({ status: 'answered', is_urgent: true })
  expect((await list({}, fresh)).data.d.map(({ id }) => id).slice(0, 2)).toEqual(urgent.slice(1))
})

test.each(['kyc', 'content', 'finance'] as const)('%s reads none of it', async role => {
  const other = await staffOf(world, { role })
  expect(await list({}, other.token)).toMatchObject({ status: 403, code: 'not_permitted' })
})
