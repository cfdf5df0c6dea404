import { expect, test } from 'vitest'
import { nextTab } from './nextTab.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s on tab %i of three leads to %s', (key, at, next) => expect(nextTab(key, at, 3)).toBe(next))
