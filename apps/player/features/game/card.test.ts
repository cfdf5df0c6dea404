import { expect, test } from 'vitest'
import { cardOf } from './card.ts'

const row = {
  code: 'shark-storm',
  en_name: 'Shark Storm',
  tl_name: 'Bagyo ng Pating',
  img: '/img/games/shark-storm.webp',
  platform_name: 'Bahari',
  is_hot: 0,
  is_new: 0,
  has_dealer: 0,
  maintained: 0,
  coming: 0,
  game_type: 2,
} as const

test('a card carries the name on its picture in either language, and its maker only where it is shown [SHELL-97]', () => {
  const img = row.img
  expect(cardOf(row, { isNamed: false })).toEqual({ code: 'shark-storm', name: 'Shark Storm', img })
  expect(cardOf(row, { isNamed: true })).toEqual({
    code: 'shark-storm',
    name: 'Shark Storm',
    img,
    maker: 'Bahari',
  })
})

test.each([
  [{ is_hot: 1, is_new: 1, has_dealer: 1, game_type: 1 }, 'hot'],
  [{ is_new: 1, game_type: 1 }, 'new'],
  [{ has_dealer: 1, game_type: 1 }, 'live'],
  [{ game_type: 1 }, 'table'],
  [{}, undefined],
] as const)('of %j the card says %s and nothing else [SHELL-104]', (marks, mark) => {
  expect(cardOf({ ...row, ...marks }, { isNamed: false }).mark).toBe(mark)
})

test('a maintained game is closed', () => {
  expect(cardOf({ ...row, maintained: 1 }, { isNamed: false }).isClosed).toBe(true)
})

test('a game without a provider that offers it is shown as coming, and as nothing else', () => {
  expect(cardOf({ ...row, coming: 1, is_hot: 1 }, { isNamed: false }).mark).toBe('soon')
})
