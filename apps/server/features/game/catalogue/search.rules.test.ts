import { expect, test } from 'vitest'
import { buildIndex, fold, searchGames } from './search.rules.ts'

const names = [
  ['Mangga Fiesta', 'Pista ng Mangga'],
  ['Jeepney Jackpot', 'Jackpot sa Jeepney'],
  ['Halo-Halo Bonanza', 'Saganang Halo-Halo'],
  ["Rajah's Crown", 'Korona ng Raha'],
  ['Bingo Fiesta', 'Pistang Bingo'],
  ['Dragon Ginto 8', 'Gintong Dragon 8'],
  ['Niño Parade', 'Parada ng Niño'],
  ['Ginto', 'Ginto'],
] as const

const index = buildIndex(names.map(([en_name, tl_name], at) => ({ id: at, en_name, tl_name })))

function find(typed: string): string[] {
  return searchGames(index, typed, () => true).map(({ en_name }) => en_name)
}

test.each([
  ['mangga', ['Mangga Fiesta'], 'a word'],
  ['fiesta mangga', ['Mangga Fiesta'], 'words in another order'],
  ['MANGGA pista', ['Mangga Fiesta'], 'words of both names, in capitals'],
  ['manga', ['Mangga Fiesta'], 'a letter left out'],
  ['mnagga', ['Mangga Fiesta'], 'two letters that changed places'],
  ['jepney jackpt', ['Jeepney Jackpot'], 'a slip in each word'],
  ['jeepny', ['Jeepney Jackpot'], 'a slip in one word'],
  ['halohalo', ['Halo-Halo Bonanza'], 'no hyphen'],
  ['manggafiesta', ['Mangga Fiesta'], 'no space'],
  ['mangafiesta', ['Mangga Fiesta'], 'no space and a slip'],
  ['rajahs', ["Rajah's Crown"], 'no apostrophe'],
  ['nino', ['Niño Parade'], 'no mark above a letter'],
  ['angga', ['Mangga Fiesta'], 'a part of a word'],
  ['dyipni jakpot', ['Jeepney Jackpot'], 'words written as they sound'],
  ['pyesta', ['Mangga Fiesta', 'Bingo Fiesta'], 'a word written as it sounds'],
  ['boananz', ['Halo-Halo Bonanza'], 'a slip while it is being typed'],
  ['8', ['Dragon Ginto 8'], 'a digit'],
  ['gi', ['Dragon Ginto 8', 'Ginto'], 'two letters, at the beginning of words'],
  ['zzzzz', [], 'nothing alike'],
  ['%', [], 'no letter'],
  ['', [], 'nothing'],
])('"%s" finds %j: %s', (typed, expected) => {
  expect(find(typed)).toEqual(expected)
})

test('the name that is just what was typed comes first, then those that begin with it', () => {
  expect(find('ginto')[0]).toBe('Ginto')
  expect(find('fiesta')).toEqual(['Mangga Fiesta', 'Bingo Fiesta'])
})

test('slips are forgiven among the games that fit alone, and not where one fits as it was typed', () => {
  const typed = 'fiesta'
  const others = searchGames(index, typed, ({ en_name }) => !en_name.includes('Fiesta'))
  expect(others).toEqual([])
  expect(find('pista')).toEqual(['Mangga Fiesta', 'Bingo Fiesta'])
})

test('a text is compared without case, marks and signs', () => {
  expect(fold("  Sago't  Gulaman: Niño!  ")).toBe('sagot gulaman nino')
})
