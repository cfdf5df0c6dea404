import { expect, test } from 'vitest'
import { findTitle, returnPpm, titlesOf, winOf } from './titles.ts'

test.each([
  ['hub88', 'pula-o-itim', 960_000],
  ['hub88', 'dice-duel', 970_833],
  ['valkyrie', 'taas-baba', 970_000],
] as const)('at %s, %s returns %d of a million, whatever side is chosen', (party, code, ppm) => {
  const title = findTitle(party, code)
  if (!title) throw new Error('There is no such title.')
  expect(returnPpm(title)).toBe(ppm)
  for (const choice of title.sides.keys()) {
    const own = Array.from({ length: title.outcomes }, (_, drawn) => winOf(title, { stake: 10_000n, choice, drawn }))
    expect(Number((own.reduce((sum, win) => sum + win, 0n) * 100n) / BigInt(title.outcomes))).toBe(ppm)
  }
})

test('what is told of an outcome says why it was won', () => {
  const [colour, dice] = titlesOf.hub88
  expect([colour?.tell(0).en, colour?.isWon(0, 0), colour?.isWon(1, 0)]).toEqual(['Red', true, false])
  expect([dice?.tell(31).en, dice?.isWon(0, 31)]).toEqual(['You 6, house 2', true])
  expect([dice?.tell(7).en, dice?.isWon(0, 7)]).toEqual(['You 2, house 2', false])
  expect(titlesOf.valkyrie.map(title => [title.tell(49).en, title.isWon(0, 49), title.isWon(1, 50)])).toEqual([
    ['50', true, true],
  ])
})
