import { expect, test } from 'vitest'
import { isMobile, layoutWidth } from './device.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36'

test.each([
  ['an Android phone', android, 360, true],
  ['an iPhone', iphone, 430, true],
  ['a phone one pixel short of the limit', android, 899, true],
  ['a phone at the limit', android, 900, false],
  ['a narrow window on a desktop', desktop, 400, false],
  ['a wide window on a desktop', desktop, 1280, false],
])('%s counts as mobile: %s %i %s [SHELL-56]', (_, agent, width, expected) => {
  expect(isMobile(agent, width)).toBe(expected)
})

test.each([
  [320, 320],
  [480, 480],
  [481, 480],
  [1280, 480],
])('a window %i wide is laid out for %i [SHELL-57]', (width, expected) => expect(layoutWidth(width)).toBe(expected))
