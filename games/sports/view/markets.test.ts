import { expect, test } from 'vitest'
import { leagues } from '../data/index.ts'
import { fixtureOf, type League } from '../shape.ts'
import { sayInLeague } from './sayInLeague.ts'
import { marketsOf, nameSelection } from './markets.ts'

test.each([...leagues.values()])('in $code everything that has odds is offered once, in either language', league => {
  for (const language of ['en', 'tl'] as const) {
    for (let number = 0; number < 56; number++) {
      const fixture = fixtureOf(league, number)
      const choices = marketsOf(league, fixture, sayInLeague(language)).flatMap(market => market.choices)
      expect(choices.map(({ code }) => code).sort()).toEqual(Object.keys(fixture.pairing.odds).sort())
      expect(choices.every(({ odds, name }) => odds > 100 && name !== '')).toBe(true)
    }
  }
})

test('a selection is named with its market, its line and its odds', () => {
  const league = leagues.get('liga-hoops') as League
  const fixture = fixtureOf(league, 0)
  const markets = marketsOf(league, { ...fixture, pairing: { ...fixture.pairing, spread: -45 } }, sayInLeague('en'))
  expect(nameSelection(markets, 'homeSpread')).toMatch(/^With a handicap: MNL −4\.5 @ \d\.\d\d$/)
  expect(nameSelection(markets, 'awaySpread')).toContain('CEB +4.5')
  expect(nameSelection(markets, 'awayBand2')).toContain('CEB 11+')
  expect(nameSelection(markets, 'gone')).toBe('gone')
})
