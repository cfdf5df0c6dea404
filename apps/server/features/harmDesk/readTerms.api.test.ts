import { firstHarmTerms, type HarmTerms } from '@saya/contract/harmDesk/terms.ts'
import { ask, askOffice, harmLife, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTerms } from '../harm/index.ts'

let world: World
let [first, second] = ['', '']
beforeAll(async () => {
  world = await openWorld()
  first = (await staffOf(world, { role: 'compliance' })).token
  second = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

const reason = 'As the committee agreed in March'
const stricter: HarmTerms = {
  ...firstHarmTerms,
  bands: { watch: 3, contact: 6, stop: 10 },
  quiet_days: 21,
  markers: { ...firstHarmTerms.markers, young_age: [[1, 3]] },
}
const terms = (by: string) => askOffice(world, 'GET /office/api/harm/terms', {}, by)
const propose = (by: string, wish = stricter) =>
  askOffice(world, 'POST /office/api/harm/terms/propose', { body: { terms: wish, reason } }, by)
const decide = (by: string, id: string, is_approved = true) =>
  askOffice(world, 'POST /office/api/harm/terms/decide', { body: { id, is_approved, reason } }, by)

test('points, bands and quiet days change by two people alone, and never so that more of a marker gives fewer points [SAFE-58]', async () => {
  expect((await terms(first)).data.terms).toEqual(firstHarmTerms)
  const falling = {
    ...stricter,
    markers: {
      ...stricter.markers,
      night_share: [
        [30, 2],
        [60, 1],
      ] as [number, number][],
    },
  }
  expect(await propose(first, falling)).toMatchObject({ status: 400 })
  expect(await propose(first, { ...stricter, bands: { watch: 9, contact: 6, stop: 10 } })).toMatchObject({
    status: 400,
  })
  const { data } = await propose(first)
  const id = data.proposals[0]?.id ?? ''
  expect(await propose(second)).toMatchObject({ code: 'harm_waiting' })
  expect(await decide(first, id)).toMatchObject({ code: 'harm_own' })
  expect(await world.db.ref(getTerms)).toEqual(firstHarmTerms)
  const answers = await Promise.all([decide(second, id), decide(second, id)])
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409])
  expect((await terms(first)).data.terms).toEqual(stricter)
  expect(await world.db.ref(getTerms)).toEqual(stricter)
  const next = (await propose(second, firstHarmTerms)).data.proposals[0]?.id ?? ''
  await decide(first, next, false)
  expect((await terms(second)).data.terms).toEqual(stricter)
  expect(await decide(first, '3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toMatchObject({ status: 404 })
})

test('one of staff puts a word on the list, kept as it is compared, and two take it off [SAFE-50, SAFE-125]', async () => {
  const [one, other] = [await staffOf(world, { role: 'support' }), await staffOf(world, { role: 'support' })]
  const change = (word: string, is_listed: boolean, { token } = one) =>
    askOffice(world, 'POST /office/api/harm/word/change', { body: { topic: 'regret', word, is_listed, reason } }, token)
  const word = 'pagod na pagod'
  const rowOf = async () => (await terms(one.token)).data.words.find(row => row.word === word)
  expect((await change(' Pagod na PAGÓD! ', true)).data.words).toContainEqual({ topic: 'regret', word, removal_by: '' })
  await change(word, false)
  expect(await rowOf()).toMatchObject({ removal_by: one.email })
  expect(await change(word, false)).toMatchObject({ status: 403, code: 'harm_word_own' })
  const ana = await world.player()
  await ask(world, 'POST /member/feedback', { body: { text: 'Pagod na pagod na ako' } }, ana)
  expect(await harmLife(world).contacts(ana)).toHaveLength(1)
  // Whoever adds it again keeps it.
  await change(word, true, other)
  expect(await rowOf()).toMatchObject({ removal_by: '' })
  const answers = await Promise.all([change(word, false), change(word, false), change(word, false)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
  expect(await rowOf()).toMatchObject({ removal_by: one.email })
  await change(word, false, other)
  expect(await rowOf()).toBeUndefined()
  expect(await change('?!a', true)).toMatchObject({ status: 422, code: 'harm_word_short' })
})
