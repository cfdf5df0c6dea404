import { ask, askOffice, harmLife, openWorld, type Player, staffOf, type World } from '@saya/testing'
import { dayMs } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantFault, pullFault } from '../../../../packages/testing/simulation/promotion/plants.store.ts'
import { bandOf, isAtContact } from './index.ts'

let world: World
let life: ReturnType<typeof harmLife>
beforeAll(async () => {
  world = await openWorld()
  life = harmLife(world)
})
afterAll(() => world.close())

interface Ending {
  readonly way: 'call' | 'none'
  readonly outcome: 'no_answer' | 'talked' | 'referred'
  readonly next_on?: string
}

/** Somebody of support takes the contact that waits, and finishes it a minute later, once as each of these says. */
async function end({ uid }: Player, ...endings: readonly Ending[]) {
  const { token } = await staffOf(world, { role: 'support' })
  const waiting = (await life.contacts({ uid } as Player)).find(({ status }) => status === 'open')
  const contact = { uid: String(uid), id: waiting?.id ?? '' }
  const taking = { ...contact, from: 'open', event: 'take' } as const
  await askOffice(world, 'POST /office/api/harm/contact/move', { body: taking }, token)
  world.clock.advance(60_000)
  const answers = []
  for (const ending of endings) {
    const body = { ...contact, said: 'Called twice', ...ending }
    answers.push(await askOffice(world, 'POST /office/api/harm/contact/finish', { body }, token))
  }
  return answers
}

const standingOf = ({ uid }: Player) =>
  world.db.member(uid, async tx => [await bandOf(tx, uid), await isAtContact(tx, uid)])

test('whoever wrote that they want to die and does not answer is tried again the next day, with offers off until a person decides [SAFE-140, SAFE-122, SAFE-123]', async () => {
  const ana = await world.player()
  await ask(world, 'POST /member/feedback', { body: { text: 'I lost everything. I want to die' } }, ana)
  const answers = await end(
    ana,
    { way: 'none', outcome: 'no_answer', next_on: '2027-03-05' },
    { way: 'none', outcome: 'talked' },
    { way: 'none', outcome: 'no_answer' },
  )
  expect(answers).toMatchObject([
    { status: 422, code: 'contact_next_unagreed' },
    { status: 422, code: 'contact_way_missing' },
    { data: { status: 'done', outcome: 'no_answer' } },
  ])
  expect(await standingOf(ana)).toEqual(['contact', true])
  const [tried, next, ...more] = await life.contacts(ana)
  expect([tried?.status, next?.status, more]).toEqual(['done', 'open', []])
  const dueAtMs = world.clock.now() + dayMs
  expect(next).toMatchObject({ source: 'words', band: 'contact', topics: tried?.topics, due_at: dueAtMs })
  world.clock.advance(dayMs)
  expect(await end(ana, { way: 'none', outcome: 'referred' })).toMatchObject([{ data: { status: 'done' } }])
  expect(await standingOf(ana)).toEqual(['none', false])
})

test('a contact that nobody answered ends and opens again in one commit: where it cannot open again it has not ended [SAFE-140]', async () => {
  const eva = await world.player()
  await ask(world, 'POST /member/feedback', { body: { text: 'I want to die' } }, eva)
  const standing = await standingOf(eva)
  const tried = { way: 'call', outcome: 'no_answer' } as const
  const fault = { table: 'harm_contact', when: 'insert', change: `raise exception 'planted';` } as const
  await world.db.member(eva.uid, tx => plantFault(tx, fault))
  expect(await end(eva, tried)).toMatchObject([{ status: 500 }])
  await world.db.member(eva.uid, pullFault)
  const [taken, ...none] = await life.contacts(eva)
  expect([taken?.status, taken?.outcome, none]).toEqual(['taken', '', []])
  expect(await standingOf(eva)).toEqual(standing)
})

test('a member at the band stop who did not answer has a contact that waits until somebody spoke with them [SAFE-140]', async () => {
  const ben = await world.player()
  const stakes = [20, 100, 400].flatMap(stake => Array.from({ length: 6 }, () => stake))
  for (const daysAgo of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    await life.rounds(ben, { daysAgo, hour: 1, stakes, everyMinutes: 8 })
    await life.payIn(ben, { daysAgo, hour: 3, minute: 17, count: 3 })
  }
  await life.night()
  expect((await life.standing(ben))?.band).toBe('stop')
  await end(ben, { way: 'call', outcome: 'no_answer' })
  for (let nights = 0; nights < 3; nights++) {
    world.clock.advance(dayMs)
    await life.night()
  }
  const [tried, next, ...more] = await life.contacts(ben)
  expect(next).toMatchObject({ source: 'band', band: 'stop', status: 'open', markers: tried?.markers })
  expect(more).toEqual([])
  await end(ben, { way: 'call', outcome: 'talked' })
  world.clock.advance(dayMs)
  await life.night()
  expect(await life.contacts(ben)).toHaveLength(2)
})
