import { expect, test } from 'vitest'
import { type Candidate, fillSections } from './sections.rules.ts'

/** `a1` is a game of the palette `a`; a bare number has none. */
function games(text: string): (Candidate & { name: string })[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map(name => ({ name, id: Number(name.replace(/\D/g, '')), palette: name.replace(/\d/g, '') }))
}

function fill(offers: string[], size = 3): string[] {
  const filled = fillSections(
    offers.map((text, at) => ({ name: `section ${at}`, candidates: games(text) })),
    size,
  )
  return filled.map(section => section.games.map(game => game.name).join(' '))
}

test('a game that stands in one section is not shown in a later one', () => {
  expect(fill(['a1 b2', 'a1 b2 c3 d4 e5 f6'])).toEqual(['a1 b2', 'c3 d4 e5'])
})

test('a section has at most so many games', () => {
  expect(fill(['a1 b2 c3 d4'])).toEqual(['a1 b2 c3'])
})

test.each([
  ['a1 a2 b3', 'a1 b3 a2'],
  ['a1 a2 a3 b4 c5', 'a1 b4 a2'],
  ['a1 b2 b3 a4', 'a1 b2 a4'],
])('of %s, %s are shown: no two of one palette stand side by side', (offer, shown) => {
  expect(fill([offer])).toEqual([shown])
})

test('where every picture has the same palette, the games are shown all the same', () => {
  expect(fill(['a1 a2 a3'])).toEqual(['a1 a2 a3'])
})

test('pictures whose palette nobody named keep their order', () => {
  expect(fill(['1 2 3'])).toEqual(['1 2 3'])
})
