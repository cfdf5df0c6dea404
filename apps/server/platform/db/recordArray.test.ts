import { expect, test } from 'vitest'
import { recordArray } from './recordArray.ts'

test.each([
  ['plain words and numbers', [['1', 'tx-1.a:b']], '{"(1,tx-1.a:b)"}'],
  ['nothing', [[null, '']], '{"(,\\"\\")"}'],
  ['what separates fields', [['a,b', '(c)', 'd']], '{"(\\"a,b\\",\\"(c)\\",\\"d\\")"}'],
  ['quotation marks and backslashes', [['"\\']], '{"(\\"\\\\\\"\\\\\\\\\\")"}'],
  ['two records', [['1'], ['2']], '{"(1)","(2)"}'],
  ['no record', [], '{}'],
])('%s are written as PostgreSQL reads them', (_what, rows, text) => {
  expect(recordArray(rows)).toBe(text)
})
