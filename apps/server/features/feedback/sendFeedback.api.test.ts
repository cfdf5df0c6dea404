import { ask, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'

const dayMs = 24 * 3_600_000

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

function send({ token }: Pick<Player, 'token'>, text: string) {
  return ask(world, 'POST /member/feedback', { body: { text } }, { token })
}

function textsOf({ uid }: Player): Promise<readonly string[]> {
  return world.db.member(uid, async tx => {
    const rows = await tx.selectFrom('feedback').select('text').where('uid', '=', uid).orderBy('sent_at').execute()
    return rows.map(({ text }) => text)
  })
}

test('what a member writes is kept as it was written, without blank ends, and in the copy of their own data', async () => {
  const ana = await world.player()
  const text = '  More bingo, please.\n<b>Salamat</b> 🥭  '
  expect((await send(ana, text)).status).toBe(200)
  expect(await textsOf(ana)).toEqual([text.trim()])
  const { data } = await ask(world, 'POST /member/export', {}, { token: ana.token })
  expect(data.feedback).toMatchObject({ rows: [{ text: text.trim(), status: 'open' }], is_complete: true })
})

test("the same feedback sent twice, at once or in a row, is saved once; other feedback and other members' feedback is saved too", async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(ana, 'The game froze.')))
  answers.push(await send(ana, ' The game froze. '))
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1)
  const { used } = await world.db.app(tx =>
    tx.selectFrom('quota').select('used').where('subject', '=', String(ana.uid)).executeTakeFirstOrThrow(),
  )
  expect(used).toBe(1)
  expect((await send(ana, 'It froze again.')).data.id).not.toBe(answers[0]?.data.id)
  expect((await send(ben, 'The game froze.')).status).toBe(200)
  expect([await textsOf(ana), await textsOf(ben)]).toEqual([
    ['The game froze.', 'It froze again.'],
    ['The game froze.'],
  ])
})

test('after it was answered the same is another one, but not on the same day', async () => {
  const ana = await world.player()
  await send(ana, 'Where is my bonus?')
  await world.db.member(ana.uid, tx =>
    tx
      .updateTable('feedback')
      .set({ status: 'answered', marked_at: instant(world.clock.now()) })
      .execute(),
  )
  await send(ana, 'Where is my bonus?')
  expect(await textsOf(ana)).toHaveLength(1)
  world.clock.advance(dayMs + 1000)
  await send(ana, 'Where is my bonus?')
  expect(await textsOf(ana)).toHaveLength(2)
})

test.each([
  ['nothing', '', 400],
  ['blanks', '   \n ', 400],
  ['a thousand characters', 'x'.repeat(1000), 200],
  ['one character more', 'x'.repeat(1001), 400],
])('a text of %s is answered', async (_what, text, status) => {
  const ana = await world.player()
  expect((await send(ana, text)).status).toBe(status)
  expect(await textsOf(ana)).toHaveLength(status === 200 ? 1 : 0)
})

test('twenty a day and no more, also at once; what was kept before costs nothing, and the next day there is room', async () => {
  const ana = await world.player()
  const answers = await Promise.all(Array.from({ length: 22 }, (_, at) => send(ana, `Idea ${at}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.filter(({ code }) => code === 'feedback_exhausted')
  expect([refused.length, Number(refused[0]?.headers.get('retry-after')) > 0]).toEqual([2, true])
  expect(await textsOf(ana)).toHaveLength(20)
  expect((await send(ana, (await textsOf(ana))[0] ?? '')).status).toBe(200)
  world.clock.advance(dayMs + 1000)
  expect((await send(ana, 'Idea of tomorrow')).status).toBe(200)
})

function write(text: string, contact?: string, token?: string) {
  const body = { text, ...(contact === undefined ? {} : { contact }) }
  return ask(world, 'POST /member/feedback', { body }, token ? { token } : {})
}

function guestRows() {
  return world.db.member(0n, tx =>
    tx.selectFrom('feedback').select(['text', 'contact']).where('uid', '=', 0n).orderBy('sent_at').execute(),
  )
}

test('a guest, or somebody who is blocked, writes with a word of how they are reached, once however often it is sent', async () => {
  const blocked = await world.player({ kyc: 'block' })
  for (const contact of ['ana@example.com', '0917 123-4567']) {
    const answers = await Promise.all([1, 2, 3].map(() => write('I cannot sign in.', contact)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  }
  expect((await write('Why am I blocked?', '+63 917 123 4567', blocked.token)).status).toBe(200)
  expect(await guestRows()).toEqual([
    { text: 'I cannot sign in.', contact: 'ana@example.com' },
    { text: 'I cannot sign in.', contact: '0917 123-4567' },
    { text: 'Why am I blocked?', contact: '+63 917 123 4567' },
  ])
})

test.each([undefined, '', '  ', 'call me', '123', `${'a'.repeat(60)}@example.com`])(
  'whoever is reached by %j is asked for more',
  async contact => {
    expect(await write('Hello', contact)).toMatchObject({ status: 400, code: 'contact_invalid' })
  },
)

test('of a member no contact is kept: they are known', async () => {
  const ana = await world.player()
  await write('Thank you', 'ana@example.com', ana.token)
  const rows = await world.db.member(ana.uid, tx =>
    tx.selectFrom('feedback').select('contact').where('uid', '=', ana.uid).execute(),
  )
  expect(rows).toEqual([{ contact: '' }])
})
