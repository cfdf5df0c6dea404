import { expect, test } from 'vitest'
import { favouritesInput } from '../../favourite/index.ts'
import { brandValue, categoryQuery, pruneBrands, readSort, sectionQuery } from './listQuery.ts'

const wish = { category: 'Slot', sort: 'Popular', brands: [], keyword: '' } as const

test('a category asks for its type, 15 games a page [GAME-39, GAME-46]', () => {
  expect(categoryQuery(wish)).toEqual({ page_size: '15', sorting: 'sorting:desc', game_type: '3', category: 'Slot' })
})

test('favourites are asked for as the first page of 1000 [GAME-39]', () =>
  expect(favouritesInput.query).toEqual({ page: '1', page_size: '1000' }))

test.each([
  ['Popular', { sorting: 'sorting:desc' }, '[GAME-51]'],
  ['A-Z', { sorting: 'en_name:asc' }, '[GAME-52]'],
  ['Newest', { is_new: '1' }, '[GAME-53]'],
] as const)('the sort %s asks for %j %s', (sort, expected, _id) => {
  expect(categoryQuery({ ...wish, sort })).toMatchObject(expected)
})

test('only Newest asks for new games', () => expect(categoryQuery(wish)).not.toHaveProperty('is_new'))

test.each([
  [null, 'Popular'],
  ['popular', 'Popular'],
  ['a-z', 'A-Z'],
  ['Newest', 'Newest'],
  ['cheapest', 'Popular'],
])('the sort %j of an address is %s [GAME-21]', (text, sort) => expect(readSort(text)).toBe(sort))

test('a provider is the value venue_id_id, and its two numbers are sent apart [GAME-35]', () => {
  expect(brandValue({ venue_id: 203, id: 305 })).toBe('203_305')
  expect(categoryQuery({ ...wish, brands: ['203_305', '201_301'] })).toMatchObject({
    venue_id: '203,201',
    platform_id: '305,301',
  })
})

test('providers without games in the category are dropped from the choice [GAME-22]', () => {
  const present = [
    { venue_id: 201, id: 301 },
    { venue_id: 203, id: 305 },
  ]
  expect(pruneBrands('203_305,999_1,203_305', present)).toEqual(['203_305'])
  expect(pruneBrands(null, present)).toEqual([])
  expect(pruneBrands('', present)).toEqual([])
})

test.each([
  ['hot', { is_hot: '1' }],
  ['Hot Games', { is_hot: '1' }],
  ['new', { is_new: '1' }],
  ['New Games', { is_new: '1' }],
])('the section %s sets its filter [GAME-25]', (section, filter) => expect(sectionQuery(section)).toMatchObject(filter))

test('any other section is the plain list [GAME-25]', () => {
  expect(sectionQuery('Everything')).toEqual({ page_size: '15' })
})
