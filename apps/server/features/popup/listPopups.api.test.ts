import { ask, askOffice, openWorld, type Player, popupDesk, type PopupWish, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let create: (wish?: Partial<PopupWish>) => Promise<string>
let content: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  content = (await staffOf(world, { role: 'content' })).token
  create = await popupDesk(world, content)
})
afterAll(() => world.close())

async function shownTo(player?: Player, brand: 'h5' | 'play' = 'h5') {
  const { data } = await ask(world, 'GET /member/popup/list', { query: { brand } }, player)
  return data.d
}

async function isShown(id: string, player?: Player): Promise<boolean> {
  return (await shownTo(player)).some(popup => popup.id === id)
}

const now = () => Math.floor(world.clock.now() / 1000)

test('anybody may ask which popups are on, and is told all that a page needs [MSG-02, MSG-03, MSG-04, MSG-12]', async () => {
  const daily = await create({ frequency: 1, seq: 7, link: '/cashback' })
  const each = await create({ frequency: 2, seq: 9 })
  const shown = await shownTo()
  expect(shown.filter(({ id }) => [daily, each].includes(id)).map(({ id }) => id)).toEqual([each, daily])
  expect(shown.find(({ id }) => id === each)?.frequency).toBe(2)
  expect(shown.find(({ id }) => id === daily)).toEqual({
    id: daily,
    frequency: 1,
    url: expect.stringMatching(/^\/img\/popups\/[0-9a-f]{32}\.webp$/),
    title: ['More on your deposit', 'Dagdag sa deposito'],
    link_h5: '/cashback',
    seq: 7,
    start_time: now(),
    end_time: now() + 86_400,
    state: 1,
    visible_type: 1,
    visible_user_list: [],
    level_list: [],
    updated_at: now(),
  })
})

test('by level means the members of that level; others and guests are not told of it [MSG-02, MSG-05]', async () => {
  const ana = await world.player()
  const beginners = await create({ visible_type: 2, levels: [0] })
  const others = await create({ visible_type: 2, levels: [7, 8] })
  const everybody = await create({ visible_type: 3 })
  const seen = async (player?: Player) => Promise.all([beginners, others, everybody].map(id => isShown(id, player)))
  expect(await seen(ana)).toEqual([true, false, true])
  const told = (await shownTo(ana)).map(popup => [popup.id, popup.visible_type, popup.level_list])
  expect(told).toEqual(
    expect.arrayContaining([
      [beginners, 2, [0]],
      [everybody, 3, []],
    ]),
  )
  expect(await seen()).toEqual([false, false, true])
  await world.db.member(ana.uid, tx => tx.updateTable('profile').set({ vip: 7 }).where('uid', '=', ana.uid).execute())
  expect(await seen(ana)).toEqual([false, true, true])
})

test('a list of members narrows it to them, and nobody learns who else is on it [MSG-02]', async () => {
  const [ana, ben, cara] = [await world.player(), await world.player(), await world.player()]
  const id = await create({ users: [String(ana.uid), String(ben.uid)] })
  expect([await isShown(id, ana), await isShown(id, cara), await isShown(id)]).toEqual([true, false, false])
  const row = (await shownTo(ana)).find(popup => popup.id === id)
  expect(row?.visible_user_list).toEqual([String(ana.uid)])
})

test('a popup that is off, not started, over or of another brand is not listed', async () => {
  const off = await create({ is_on: false })
  const later = await create({ start_time: now() + 60 })
  const brief = await create({ end_time: now() + 30 })
  const elsewhere = await create({ brand: 'play' })
  const ids = async () => (await shownTo()).map(({ id }) => id)
  expect(await ids()).toContain(brief)
  for (const id of [off, later, elsewhere]) expect(await ids()).not.toContain(id)
  expect((await shownTo(undefined, 'play')).map(({ id }) => id)).toContain(elsewhere)
  world.clock.advance(60_000)
  expect(await ids()).toContain(later)
  expect(await ids()).not.toContain(brief)
})

test('its picture is found by anybody, for good, and what is none is not there', async () => {
  await create()
  const url = (await shownTo())[0]?.url ?? ''
  const answer = await fetch(world.url + url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(answer.headers.get('cache-control')).toContain('immutable')
  for (const wrong of ['0'.repeat(32), '..%2F..%2Fetc', 'a']) {
    expect((await fetch(`${world.url}/img/popups/${wrong}.webp`)).status).toBe(404)
  }
  const listed = await askOffice(world, 'GET /office/api/popup/list', {}, content)
  expect(listed.data.d.some(({ img }) => img === url)).toBe(true)
})
