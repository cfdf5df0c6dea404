import { expect, test } from 'vitest'
import { cardsPart } from './cardsPart.ts'

const row = {
  id: '1001',
  game_id: 'mangga-fiesta',
  code: 'mangga-fiesta',
  en_name: 'Mangga Fiesta',
  tl_name: 'Pista ng Mangga',
  img: '/img/games/mangga-fiesta.webp',
  logo: '/img/providers/araw-studio.webp',
  venue_id: 201,
  platform_id: 301,
  platform_name: 'Araw Studio',
  game_type: 3,
  is_hot: 1,
  is_new: 0,
  has_dealer: 0,
  maintained: 0,
  coming: 0,
  online: 1,
  rtp: '95.36',
  sorting: 1000,
} as const

test('the games of a page are read from d, and where the next page begins from next [GAME-38]', () => {
  const card = {
    id: '1001',
    code: 'mangga-fiesta',
    name: 'Mangga Fiesta',
    img: '/img/games/mangga-fiesta.webp',
    maker: 'Araw Studio',
    mark: 'hot',
  }
  expect(cardsPart.of({ d: [row], t: 1, next: 'abc' })).toEqual({ games: [card], next: 'abc' })
  expect(cardsPart.of({ d: [], t: 0 })).toEqual({ games: [], next: undefined })
})
