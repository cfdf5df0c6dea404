import { expect, test } from 'vitest'
import { groupDigits } from './groupDigits.ts'

test.each([
  ['88042217', '8804 2217'],
  ['880422171', '8804 2217 1'],
  ['88', '88'],
  ['', ''],
])('the number %j is shown as %j', (uid, shown) => expect(groupDigits(uid)).toBe(shown))
