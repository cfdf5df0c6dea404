import { expect, test } from 'vitest'
import { homeSections, sectionAddress } from './sections.ts'

const section = (name: string, count = 1) => ({ name, games: Array(count).fill({}) })

test('the sections stand in their order, whatever the server sends, and the others are left out', () => {
  const list = ['Fishing', 'Bingo', 'Live', 'New Games', 'Hot Games', 'Board Game', 'Slot', 'Table Game'].map(name =>
    section(name),
  )
  expect(homeSections(list as never).map(({ name }) => name)).toEqual(['Hot Games', 'Slot', 'Live', 'Fishing'])
})

test('a section without games is not shown', () => {
  expect(homeSections([section('Slot', 0)] as never)).toEqual([])
})

test('the arrow of Hot Games leads to its section, the others to their category', () => {
  expect(sectionAddress('Hot Games')).toBe('/s-game/sections/Hot%20Games')
  expect(sectionAddress('Live')).toBe('/s-game/category/Live?sort=Popular')
})
