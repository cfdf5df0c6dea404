import { expect, test } from 'vitest'
import { publicName } from './publicName.rules.ts'

test.each([
  ['anareyes', '', false, 'an***s'],
  ['u123456789', 'Luz', false, 'L***'],
  ['u123456789', 'Ñañita', false, 'Ña***'],
  ['u123456789', 'Ñañitaa', false, 'Ña***a'],
  ['abc123', '', false, 'ab***'],
  ['abc1234', '', false, 'ab***4'],
  ['ab', '', false, 'a***'],
  ['a', '', false, '***'],
  ['', '', false, '***'],
  ['anareyes', 'Queen', true, '***'],
] as const)('%j with the nick name %j, hidden %s, is called %s [FACT-68]', (username, nickName, isHidden, name) => {
  expect(publicName({ username, nickName, isHidden })).toBe(name)
})

test('no name is shown whole, and never more than half of a short one', () => {
  for (let length = 1; length <= 30; length++) {
    const shown = publicName({ username: 'x'.repeat(length), nickName: '', isHidden: false }).replace('***', '')
    expect(shown.length).toBeLessThanOrEqual(Math.max(length / 2, 3))
    expect(shown.length).toBeLessThan(length)
  }
})
