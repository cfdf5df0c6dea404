import { expect, test } from 'vitest'
import { isEntryPath } from './isEntryPath.ts'

test('what is watched of a member rests on the pages that sign somebody in, and nowhere else [MINI-16]', () => {
  const entries = ['/glifeuser', '/lazadaminiuser', '/mayaminiuser', '/lazada-game/x/-', '/withdraw-return/-']
  expect([...entries, '/s-game-page/x/-'].map(isEntryPath)).toEqual(Array.from({ length: 6 }, () => true))
  expect(['/', '/my', '/Glife', '/lazadamini', '/lazada', '/s-game-page/x', '/s-kyc'].some(isEntryPath)).toBe(false)
})
