import { expect, test } from 'vitest'
import { addressOfType, taskTypes } from './taskTypes.ts'

test.each([
  [[2, 103, 108], '/s-game/category/Slot?sort=Popular'],
  [[3, 104, 109], '/s-game/category/Live?sort=Popular'],
  [[4, 5, 6, 112], '/s-account'],
  [[7, 106], undefined],
  [[8, 113], '/s-kyc'],
  [[9, 110], '/s-points/mall'],
  [[10, 111], '/app'],
  [[11, 12, 13, 14, 101, 102, 105, 107, 114, 115, 999], '/'],
])('tasks of the types %j lead to %s [POINTS-41, POINTS-42]', (types, address) => {
  expect(types.map(addressOfType)).toEqual(types.map(() => address))
})

test('no task asks whether somebody won or lost [POINTS-67]', () => {
  const measures = Object.values(taskTypes).map(({ measure }) => measure)
  expect(measures.filter(measure => /win|won|loss|lost/i.test(measure))).toEqual([])
  expect([taskTypes[105], taskTypes[114]]).toEqual([undefined, undefined])
})
