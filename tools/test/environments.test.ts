import { expect, test } from 'vitest'
import { environmentOf, togetherByEnvironment } from './environments.ts'

test('a file says at its top which environment it needs, and most need none of their own', () => {
  expect(environmentOf(`// @vitest${'-environment'} happy-dom\nimport 'x'\n`)).toBe('happy-dom')
  expect(environmentOf("import { test } from 'vitest'\n")).toBe('')
})

test('files of one environment run together, the usual one first, and otherwise keep their order', () => {
  const needs: Readonly<Record<string, string>> = { b: 'happy-dom', d: 'happy-dom' }
  expect(togetherByEnvironment(['c', 'b', 'a', 'd', 'e'], file => needs[file] ?? '')).toEqual(['c', 'a', 'e', 'b', 'd'])
})
