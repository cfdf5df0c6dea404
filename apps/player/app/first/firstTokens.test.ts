import { expect, test } from 'vitest'
import { firstTokens } from './firstTokens.ts'

const tokens =
  ':root{--gap:4px;--far:9px;--font:"A", var(--base);--base:serif;--slow:1s}@media (reduced){:root{--slow:1ms;--gone:0}}[data-theme=dark]{color-scheme:dark;--ink:#fff}[data-brand=x]{--ink:#eee}'

test('only the tokens that the styles use stay, and those they are made of', () => {
  expect(firstTokens(tokens, '.a{gap:var(--gap);font-family:var(--font)}')).toBe(
    ':root{--gap:4px;--font:"A", var(--base);--base:serif;color-scheme:dark}@media (reduced){:root{}}',
  )
})

test('of a token that is said twice the later value counts', () => {
  expect(firstTokens(tokens, '.a{color:var(--ink)}')).toContain(':root{color-scheme:dark;--ink:#eee}')
})

test('what holds under a condition holds under it still', () => {
  expect(firstTokens(tokens, '.a{animation-duration:var(--slow)}')).toContain('@media (reduced){:root{--slow:1ms}}')
})
