import { expect, test } from 'vitest'
import { firstRules } from './firstRules.ts'

const markup =
  '<html data-theme="dark"><main class="page wide"><a class="button" data-look="primary" href="/">Go</a></main>'

test.each([
  ['.page{top:0}', 'a class of the markup'],
  ['.page.wide>.button{top:0}', 'classes that are all there'],
  ['.other,.button{top:0}', 'one selector of several'],
  ['.button[data-look=primary]{top:0}', 'an attribute with its value'],
  ['.button[data-look="primary"]{top:0}', 'a value in quotes'],
  ['[data-theme=dark] .button{top:0}', 'an attribute of the page itself'],
  ['a,p{top:0}', 'elements'],
  ['.button:hover:not(.other){top:0}', 'what is not another'],
  ['.page:has(.other>i,.button:not(.other)){top:0}', 'what only the browser can tell'],
  [':is(.other,.page) .button{top:0}', 'one of several places'],
  ['@font-face{font-family:A;src:local("B")}', 'a face of the device'],
  ['@layer base,components;', 'the order of layers'],
])('the rule %s stays: %s', rule => expect(firstRules(rule, markup)).toBe(rule))

test.each([
  ['.other{top:0}', 'another class'],
  ['.page .other{top:0}', 'another class within'],
  ['.button[data-look=soft]{top:0}', 'another value'],
  ['.button[disabled]{top:0}', 'an attribute that is not there'],
  ['::view-transition-old(root){top:0}', 'a change of pages'],
  ['@font-face{font-family:A;src:url(/a.woff2)}', 'a face that is fetched'],
])('the rule %s goes: %s', rule => expect(firstRules(rule, markup)).toBe(''))

test('what goes leaves nothing around it', () => {
  const sheet = '@layer components{@media (width>1px){.other{top:0}}.page{top:0}}@supports (gap:1px){.other{top:0}}'
  expect(firstRules(sheet, markup)).toBe('@layer components{.page{top:0}}')
})

test('a movement stays with the rule that names it, and goes with it', () => {
  const turn = '@keyframes turn{to{rotate:1turn}}'
  const fade = '@keyframes fade{to{opacity:0}}'
  const sheet = `@layer a{.page{animation:turn 1s}.other{animation:fade 1s}${turn}${fade}}`
  expect(firstRules(sheet, markup)).toBe(`@layer a{.page{animation:turn 1s}${turn}}`)
})
