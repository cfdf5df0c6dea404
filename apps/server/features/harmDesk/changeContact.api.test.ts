import { ask, askOffice, harmLife, openWorld, type Player, staffOf, untilWaiting, type World } from '@saya/testing'
import { dayMs } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let [token, other] = ['', '']
let [email, otherEmail] = ['', '']
beforeAll(async () => {
  world = await openWorld()
  ;({ token, email } = await staffOf(world, { role: 'support' }))
  ;({ token: other, email: otherEmail } = await staffOf(world, { role: 'compliance' }))
})
afterAll(() => world.close())

async function opened(): Promise<MadeContact> {
  const player = await world.player()
  const body = { uid: String(player.uid), topic: 'money', reason: 'Said so in the live chat' } as const
  const { data } = await askOffice(world, 'POST /office/api/harm/contact/open', { body }, token)
  return { player, id: data.id }
}

function move({ player, id }: MadeContact, event: 'take' | 'leave', from: 'open' | 'taken', by = token) {
  const body = { uid: String(player.uid), id, from, event }
  return askOffice(world, 'POST /office/api/harm/contact/move', { body }, by)
}

interface MadeContact {
  readonly player: Player
  readonly id: string
}
const ending = {
  way: 'call',
  said: 'Spoke for ten minutes. The rent is paid, a limit of a day is set now.',
  outcome: 'limit_set',
} as const

function finish({ player, id }: MadeContact, by = token, next_on = '') {
  const body = { uid: String(player.uid), id, ...ending, next_on }
  return askOffice(world, 'POST /office/api/harm/contact/finish', { body }, by)
}

test('a contact is taken, taken over, given back and done by whoever has it, with what was said [SAFE-52]', async () => {
  const contact = await opened()
  expect(await finish(contact)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const taken = await Promise.all([move(contact, 'take', 'open'), move(contact, 'take', 'open', other)])
  expect(taken.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409])
  const [has, hasNot] = taken[0]?.status === 200 ? [token, other] : [other, token]
  expect(await move(contact, 'leave', 'taken', hasNot)).toMatchObject({ status: 403, code: 'contact_not_yours' })
  expect((await move(contact, 'leave', 'taken', has)).data).toMatchObject({ status: 'open', taken_by: '' })
  expect((await move(contact, 'take', 'open', other)).data).toMatchObject({ taken_by: otherEmail, is_mine: true })
  expect(await finish(contact)).toMatchObject({ status: 403, code: 'contact_not_yours' })
  expect((await move(contact, 'take', 'taken')).data).toMatchObject({ status: 'taken', taken_by: email })
  expect((await finish(contact)).data).toMatchObject({ status: 'done', ...ending, done_at: world.clock.now() / 1000 })
  expect(await finish(contact)).toMatchObject({ code: 'changed_meanwhile' })
  expect(await move(contact, 'take', 'taken')).toMatchObject({ code: 'changed_meanwhile' })
  expect(await move({ ...contact, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }, 'take', 'open')).toMatchObject({
    status: 404,
  })
})

test('on the next date that was agreed on a contact opens again, once [SAFE-53]', async () => {
  const life = harmLife(world)
  const contact = await opened()
  await move(contact, 'take', 'open')
  expect(await finish(contact, token, '2026-03-02')).toMatchObject({ status: 422, code: 'contact_next_past' })
  expect((await finish(contact, token, '2026-03-05')).data.next_on).toBe('2026-03-05')
  await life.night()
  expect(await life.contacts(contact.player)).toHaveLength(1)
  world.clock.advance(2 * dayMs)
  await life.night()
  expect(await life.contacts(contact.player)).toHaveLength(1)
  world.clock.advance(dayMs)
  await life.night()
  await life.night()
  const [, next, ...more] = await life.contacts(contact.player)
  expect([next?.source, next?.status, more]).toEqual(['follow_up', 'open', []])
})

/** Staff sign in anew whenever a test has moved the clock. */
async function beginShift(): Promise<void> {
  ;({ token } = await staffOf(world, { role: 'support' }))
}

test('what a member wrote, or another of staff noted, behind what a colleague read is not finished with it [SAFE-147]', async () => {
  const life = harmLife(world)
  await beginShift()
  const contact = await opened()
  await move(contact, 'take', 'open')
  const body = { uid: String(contact.player.uid), id: contact.id, ...ending }
  const finishSeen = (...seen_topics: ('money' | 'self_harm' | 'complaint')[]) =>
    askOffice(world, 'POST /office/api/harm/contact/finish', { body: { ...body, seen_topics } }, token)
  await ask(world, 'POST /member/feedback', { body: { text: 'I want to die' } }, contact.player)
  expect(await finishSeen('money')).toMatchObject({ status: 409, code: 'contact_grew' })
  expect(await life.contacts(contact.player)).toMatchObject([{ status: 'taken', topics: ['money', 'self_harm'] }])
  const noted = { uid: String(contact.player.uid), topic: 'complaint', reason: 'Told it on the phone' } as const
  expect(await askOffice(world, 'POST /office/api/harm/contact/open', { body: noted }, token)).toMatchObject({
    code: 'contact_open',
  })
  expect(await finishSeen('money', 'self_harm')).toMatchObject({ status: 409, code: 'contact_grew' })
  expect((await finishSeen('money', 'self_harm', 'complaint')).data).toMatchObject({ status: 'done' })
})

/** Adds what the member wrote while a colleague already waits to finish. */
async function writeWhile({ player, id }: MadeContact, begin: () => Promise<unknown>): Promise<unknown> {
  let begun: Promise<unknown> = Promise.resolve()
  await world.db.member(player.uid, async tx => {
    await tx
      .updateTable('harm_contact')
      .set({ topics: ['money', 'self_harm'] })
      .where('id', '=', id)
      .execute()
    begun = begin()
    await untilWaiting(world.db, 1)
  })
  return begun
}

test('what a member writes in the moment in which a contact is finished is not lost: it is not finished, or reopened with it [SAFE-147, SAFE-140]', async () => {
  const life = harmLife(world)
  await beginShift()
  const [talked, tried] = [await opened(), await opened()]
  for (const contact of [talked, tried]) await move(contact, 'take', 'open')
  expect(await writeWhile(talked, () => finish(talked))).toMatchObject({ status: 409, code: 'contact_grew' })
  const said = 'Called twice, nobody answered'
  const body = { uid: String(tried.player.uid), id: tried.id, way: 'call', said, outcome: 'no_answer' } as const
  const trying = () => askOffice(world, 'POST /office/api/harm/contact/finish', { body }, token)
  expect(await writeWhile(tried, trying)).toMatchObject({ data: { status: 'done' } })
  const next = (await life.contacts(tried.player)).find(({ status }) => status === 'open')
  expect(next?.topics).toEqual(['money', 'self_harm'])
})
