import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isMobile, layoutWidth } from './viewport.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'
const apple =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const desk =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36'

test.each([
  ['a phone', phone, 360, true],
  ['another phone', apple, 390, true],
  ['a mobile browser just under the limit', phone, 899, true],
  ['a mobile browser at the limit', phone, 900, false],
  ['a narrow window on a desk', desk, 360, false],
  ['a wide window on a desk', desk, 1280, false],
])('%s counts as mobile only for a mobile agent under 900 wide [SHELL-56]', (_, agent, width, mobile) => {
  expect(isMobile(agent, width)).toBe(mobile)
})

test.each([
  [360, 360],
  [480, 480],
  [481, 480],
  [1440, 480],
])('a window %i wide is laid out for %i [SHELL-57]', (width, layout) => expect(layoutWidth(width)).toBe(layout))

test('the style sheets hold the same limit [SHELL-57]', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
  expect(tokens).toContain(`--app-max: ${layoutWidth(Number.POSITIVE_INFINITY)}px;`)
})
