import { expect, test } from 'vitest'
import { readRules } from './readRules.ts'

test('a sheet is read rule by rule, whatever stands within one', () => {
  expect(readRules('@layer a,b;.x{color:red}@media (width>1px){.y{color:blue}.z{}}\n.w{top:0}')).toEqual([
    { head: '@layer a,b', body: null },
    { head: '.x', body: 'color:red' },
    { head: '@media (width>1px)', body: '.y{color:blue}.z{}' },
    { head: '.w', body: 'top:0' },
  ])
})

test('braces and semicolons in a text are its own', () => {
  expect(readRules('.x:before{content:"}{;\'"}.y{top:0}').map(rule => rule.head)).toEqual(['.x:before', '.y'])
})

test.each(['', ' \n', ';'])('the sheet %j has no rules', sheet => expect(readRules(sheet)).toEqual([]))
