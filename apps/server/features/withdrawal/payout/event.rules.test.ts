import { expect, test } from 'vitest'
import { isSettledBy } from './event.rules.ts'

test.each([
  ['paid', { status: 'completed', outcome: '' }, true],
  ['paid', { status: 'canceled', outcome: 'returned' }, true],
  ['paid', { status: 'canceled', outcome: 'failed' }, false],
  ['paid', { status: 'paying', outcome: '' }, false],
  ['paid', { status: 'timeout', outcome: '' }, false],
  ['failed', { status: 'paying', outcome: '' }, false],
  ['failed', { status: 'completed', outcome: '' }, false],
  ['failed', { status: 'canceled', outcome: 'failed' }, true],
  ['failed', { status: 'canceled', outcome: 'returned' }, true],
  ['pending', { status: 'paying', outcome: '' }, true],
] as const)('an event that says "%s" of a withdrawal that is %j is over: %s', (says, withdrawal, isOver) => {
  expect(isSettledBy(says, withdrawal)).toBe(isOver)
})
