import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { findMutants, weave } from './findMutants.ts'

/** What each mutant makes of a source. */
function changed(source: string): string[] {
  return findMutants('a.ts', source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end))
}

test.each([
  ['const a = b < c', ['const a = (b) <= (c)']],
  ['const a = b && c', ['const a = (b) || (c)']],
  ['const a = !b', ['const a = b']],
  ['const a = 10n', ['const a = (10n + 1n)']],
  ['const a = true', ['const a = false']],
  ['const a = b ? c : d', ['const a = (d)', 'const a = (c)']],
  ['const a = b < c ? b : c', ['const a = (c)', 'const a = (b)']],
  [
    'const a = b > c ? b - c : 0n',
    ['const a = (0n)', 'const a = (b - c)', 'const a = b > c ? (b) + (c) : 0n', 'const a = b > c ? b - c : (0n + 1n)'],
  ],
  [
    'const a = b > c ? b - c : null',
    [
      'const a = (null)',
      'const a = (b - c)',
      'const a = (b) >= (c) ? b - c : null',
      'const a = b > c ? (b) + (c) : null',
    ],
  ],
  [
    'const a = b > c ? b - d : 0',
    [
      'const a = (0)',
      'const a = (b - d)',
      'const a = (b) >= (c) ? b - d : 0',
      'const a = b > c ? (b) + (d) : 0',
      'const a = b > c ? b - d : (0 + 1)',
    ],
  ],
  [
    'const a = b > 0n ? b : 0n',
    ['const a = (0n)', 'const a = (b)', 'const a = b > (0n + 1n) ? b : 0n', 'const a = b > 0n ? b : (0n + 1n)'],
  ],
  ['const a = b.some(c)', ['const a = b.every(c)']],
  ['const a = Math.min(b, c)', ['const a = Math.max(b, c)']],
  ['const a: 1 | 2 = b as 1', []],
  ["const a = { 1: 'one' }", []],
  ["const a = b + 'text'", []],
  ["const a = b === 'text'", ["const a = (b) !== ('text')"]],
  ['const a = b.toString()', []],
  ["import { a } from 'b'", []],
])('of %j it makes %j', (source, expected) => {
  expect(changed(source)).toEqual(expected)
})

test('of a state table each way is missing, leads elsewhere, or is there though nobody declared it', () => {
  const head = 'const a = declareTransitions({ initial: [c], table: '
  expect(changed(`${head}{ open: { close: 'shut' }, shut: {}, lost: {} } })`)).toEqual(
    [
      '{ open: { close: undefined }, shut: {}, lost: {} }',
      "{ open: { close: 'lost' }, shut: {}, lost: {} }",
      "{ open: { close: 'shut' }, shut: { ...{}, close: 'lost' }, lost: {} }",
      "{ open: { close: 'shut' }, shut: {}, lost: { ...{}, close: 'open' } }",
    ].map(table => `${head}${table} })`),
  )
})

function load(source: string, mutant: number): unknown {
  return runInNewContext(`${weave('a.ts', source)}; a`, { mutant })
}

test('a source holds all its mutants, and is as it was without one', () => {
  const source = 'const a = (5 < 5 || 1 === 2) && !false'
  const values = findMutants('a.ts', source).map((_, at) => load(source, at + 1))
  expect(load(source, 0)).toBe(false)
  expect(values.length).toBeGreaterThan(6)
  expect(new Set(values)).toEqual(new Set([true, false]))
})

test('a loop that never ends is ended', () => {
  const source = 'let a = 0\nfor (let at = 0; at < 3; at++) {\n  a += at\n  at += 0\n}'
  expect(load(source, 0)).toBe(3)
  expect(() => load('let a = 0\nwhile (a === 0) {\n  a = 0\n}', 0)).toThrow('This goes on for ever.')
})
