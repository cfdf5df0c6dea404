import { depositMismatchKinds, payoutMismatchKinds } from '@saya/contract/reconciliation/mismatchKinds.ts'
import { expect, test } from 'vitest'
import { mismatchWords } from './mismatchWords.ts'

test.each([
  ['in', depositMismatchKinds],
  ['out', payoutMismatchKinds],
] as const)(
  'every kind of difference of what goes %s has a sentence of its own, and what to do',
  (direction, kinds) => {
    const words = kinds.map(kind => mismatchWords(direction, kind))
    expect(new Set(words.map(({ what }) => what)).size).toBe(kinds.length)
    expect(words.filter(({ what, todo }) => what.length < 20 || !todo.endsWith('.'))).toEqual([])
  },
)
