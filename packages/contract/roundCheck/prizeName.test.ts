import { expect, test } from 'vitest'
import { prizeName, readPrizeName } from './prizeName.ts'

test.each([
  { kind: 'prize', txId: 'p-1' },
  { kind: 'correction', txId: 'prize' },
] as const)('the name of $kind $txId is read again', prize => {
  expect(readPrizeName(prizeName(prize))).toEqual(prize)
})

test.each(['r-1', 'prize', 'prize-p-1', 'bet p-1'])('%s names no prize', name => {
  expect(readPrizeName(name)).toBeUndefined()
})
