import { expect, test } from 'vitest'
import { hueOf, initialsOf } from './initialsOf.ts'

test.each([
  ['GCash', 'GC'],
  ['Maya', 'Ma'],
  ['GrabPay', 'GP'],
  ['Union Bank', 'UB'],
  ['BPI Online', 'BPI'],
  ['RCBC', 'RCBC'],
  ['BDO Unibank', 'BDO'],
  ['LANDBANK', 'LA'],
  ['x', 'X'],
  ['', ''],
])('%j is drawn as %j where it has no picture', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

const banks =
  'BDO Unibank,BPI,Metrobank,LANDBANK,UnionBank,PNB,RCBC,Security Bank,China Bank,EastWest,Asia United Bank,PSBank,GoTyme Bank,Maya Bank,SeaBank,CIMB'.split(
    ',',
  )

test('no two banks look alike, and none has the colour of those beside it', () => {
  expect(new Set(banks.map(name => `${initialsOf(name)} ${hueOf(name)}`)).size).toBe(banks.length)
  expect(banks.filter((name, at) => at > 0 && hueOf(name) === hueOf(banks[at - 1] ?? ''))).toEqual([])
})
