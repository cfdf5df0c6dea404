import type { HarmTopic } from '@saya/contract/harmDesk/topics.ts'
import { ask, harmLife, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListedWord, topicsOf } from './words.rules.ts'
import { listWords } from './terms.store.ts'

let world: World
let words: readonly ListedWord[]
beforeAll(async () => {
  world = await openWorld()
  words = await world.db.ref(listWords)
})
afterAll(() => world.close())

const asked: readonly (readonly [text: string, topics: readonly HarmTopic[]])[] = [
  ['I cant stop gambling', ['regret']],
  ['I can’t stop, please help', ['regret']],
  ['I think I have a gambling problem', ['regret']],
  ['please block me from playing', ['regret']],
  ['lulong na ako sa sugal', ['regret']],
  ['nalulong na po ako', ['regret']],
  ['Naadik na po ako dito', ['regret']],
  ['Hindi ko na po mapigilan ang sarili ko', ['regret']],
  ['gusto ko na pong tumigil', ['regret']],
  ['paano po ba ako titigil? gusto ko nang huminto', ['regret']],
  ['I lost my savings', ['money']],
  ['spent all my savings on this', ['money']],
  ['Naubos na po ang ipon ko', ['money']],
  ['naubos na ang pambayad sa upa', ['money']],
  ['nabaon na po ako sa utang', ['money']],
  ['wala na kaming makain', ['money']],
  ['i want to kill my self', ['self_harm']],
  ['I don’t want to live', ['self_harm']],
  ['i wish i was dead', ['self_harm']],
  ['di ko na kaya', ['self_harm']],
  ['Hindi ko na po talaga kaya', ['self_harm']],
  ['papakamatay na ako', ['self_harm']],
  ['gusto ko na pong mamatay', ['self_harm']],
  ['pagod na po akong mabuhay', ['self_harm']],
]

test.each(asked)('whoever writes “%s” asks for help about %j [SAFE-141]', (text, topics) => {
  expect(topicsOf(text, words)).toEqual(topics)
})

test.each([
  'natalo ako',
  'Natalo na naman ako kagabi',
  'I lost my password',
  'I lost my phone and cannot sign in',
  'ayaw mag-load ng laro',
  'Hindi ko po ma-withdraw ang pera ko',
  'hindi ko kaya mag-upload ng ID, malabo ang camera',
  'Di ko makita ang bonus ko',
  'The game stopped in the middle of a round',
  'I can not open the cashier',
  'Where can I see my savings account? I want to withdraw to it.',
  'Bakit na-lock ang account ko?',
  'Nakalimutan ko na po ang password ko',
  'matagal na po akong naghihintay ng deposit',
  'Ubos po ang oras ko sa kahihintay',
  'Please stop sending me messages',
  'Namatay ang internet habang naglalaro ako',
  'my wifi died',
])('“%s” is an ordinary message and opens nothing [SAFE-141]', text => {
  expect(topicsOf(text, words)).toEqual([])
})

test('a plain cry for help opens a contact, an ordinary message none [SAFE-141, SAFE-50]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const write = (text: string, as: typeof ana) => ask(world, 'POST /member/feedback', { body: { text } }, as)
  await write('Nalulong na po ako, tulong', ana)
  await write('Natalo ako, at ayaw mag-load ng laro', ben)
  const life = harmLife(world)
  expect(await life.contacts(ana)).toMatchObject([{ source: 'words', topics: ['regret'] }])
  expect(await life.contacts(ben)).toEqual([])
})
