import { ask, askOffice, harmLife, openWorld, type Player, staffOf, untilWaiting, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token = ''
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

function open({ uid }: Pick<Player, 'uid'>, by = token, topic: 'money' | 'complaint' = 'money') {
  const body = { uid: String(uid), topic, reason: 'Said so in the live chat' } as const
  return askOffice(world, 'POST /office/api/harm/contact/open', { body }, by)
}
const write = (player: Player, text: string) => ask(world, 'POST /member/feedback', { body: { text } }, player)

test('one of staff opens a contact for what a member said elsewhere, once while one is open [SAFE-51]', async () => {
  const ana = await world.player()
  expect((await open(ana)).data).toMatchObject({ source: 'staff', topics: ['money'], status: 'open', band: 'none' })
  expect(await open(ana, token, 'complaint')).toMatchObject({ status: 409, code: 'contact_open' })
  // What it was to be opened for has joined the one that is there.
  expect(await harmLife(world).contacts(ana)).toMatchObject([{ source: 'staff', topics: ['money', 'complaint'] }])
  expect(await open({ uid: 1n })).toMatchObject({ status: 404 })
  expect(await open(ana, (await staffOf(world, { role: 'content' })).token)).toMatchObject({ code: 'not_permitted' })
})

test('words that ask for help open a contact in the commit of the feedback, and more of them join it [SAFE-50, SAFE-51]', async () => {
  const life = harmLife(world)
  const ben = await world.player()
  await write(ben, 'When will my withdrawal be paid?')
  expect(await life.contacts(ben)).toEqual([])
  await write(ben, 'Baon na ako sa UTANG at hindi ko mapigilan')
  await Promise.all([write(ben, 'Hindi ko mapigilan, tulong'), write(ben, 'I was cheated!')])
  const [contact, ...more] = await life.contacts(ben)
  expect([contact?.source, contact?.topics.toSorted(), more]).toEqual(['words', ['complaint', 'money', 'regret'], []])
  expect(JSON.stringify({ ...contact, uid: '' })).not.toMatch(/UTANG|mapigilan/)
})

function writeAsGuest(text: string, contact: string) {
  return ask(world, 'POST /member/feedback', { body: { text, contact } })
}

test('a guest who asks for help under a member’s number or address opens a contact for that member, and it counts for no marker [SAFE-50, SAFE-114]', async () => {
  const life = harmLife(world)
  const email = 'cora.asks@example.com'
  const [ana, ben, cora] = [await world.player(), await world.player(), await world.player({ email })]
  await writeAsGuest('I lost everything, I cannot stop', email)
  expect(await life.contacts(cora)).toMatchObject([{ source: 'words', status: 'open' }])
  const text = 'I lost everything and I want to die'
  for (const _ of ['once', 'again']) expect((await writeAsGuest(text, `+63 ${ana.phone}`)).status).toBe(200)
  await writeAsGuest('When will my withdrawal be paid?', `0${ben.phone}`)
  expect(await life.contacts(ana)).toMatchObject([
    { source: 'words', status: 'open', topics: expect.arrayContaining(['self_harm']), due_at: world.clock.now() },
  ])
  expect(await life.contacts(ben)).toEqual([])
  await writeAsGuest('Baon na ako sa UTANG', `0${ana.phone}`)
  const [contact, ...more] = await life.contacts(ana)
  expect([contact?.topics.includes('money'), more]).toEqual([true, []])
  const mentions = await world.db.member(ana.uid, tx =>
    tx.selectFrom('harm_mention').selectAll().where('uid', '=', ana.uid).execute(),
  )
  expect(mentions).toEqual([])
})

test.each([
  'I want to DIE, I lost everything',
  'Minsan naiisip kong magpakamatay',
  'Ayoko nang mabuhay. Wala nang saysay ang buhay ko',
])('“%s” opens a contact that is due at once, whatever else was written [SAFE-114]', async text => {
  const life = harmLife(world)
  const mia = await world.player()
  await write(mia, 'May utang ako')
  const [before] = await life.contacts(mia)
  expect(before?.due_at).toBeGreaterThan(world.clock.now())
  await write(mia, text)
  const [contact] = await life.contacts(mia)
  expect(contact?.topics).toContain('self_harm')
  expect(contact?.due_at).toBe(world.clock.now())
  const [first] = (await askOffice(world, 'GET /office/api/harm/contact/list', {}, token)).data.d
  expect(first?.topics).toContain('self_harm')
})

test('words that come at the moment in which somebody finishes the contact open the next one [SAFE-147]', async () => {
  const life = harmLife(world)
  const eva = await world.player()
  await write(eva, 'May utang ako')
  const [contact] = await life.contacts(eva)
  let written: Promise<unknown> = Promise.resolve()
  await world.db.member(eva.uid, async tx => {
    const held = tx
      .selectFrom('harm_contact')
      .select('id')
      .where('id', '=', contact?.id ?? '')
    await held.forUpdate().executeTakeFirstOrThrow()
    written = write(eva, 'I want to die')
    await untilWaiting(world.db, 1)
    const at = new Date(world.clock.now()) as never
    const taken = { taken_by: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', taken_name: 'a colleague', taken_at: at }
    await tx
      .updateTable('harm_contact')
      .set({ status: 'done', ...taken, done_at: at, way: 'call', said: 'The rent is paid', outcome: 'talked' })
      .where('id', '=', contact?.id ?? '')
      .execute()
  })
  await written
  const all = await life.contacts(eva)
  expect(all.map(({ status }) => status).toSorted()).toEqual(['done', 'open'])
  const next = all.find(({ status }) => status === 'open')
  expect(next).toMatchObject({ topics: ['self_harm'], due_at: world.clock.now() })
})
