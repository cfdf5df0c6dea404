import { expect, test } from 'vitest'
import { reportOf, verdictOf } from './report.ts'

const passed = { passed: true, timedOut: false, output: '', ms: 1200 }
const failed = { ...passed, passed: false }
const warnings = 'warning sizes: one.ts has 260 lines of code\nwarning sizes: two.ts has 270 lines of code\n'

test('a part that fails says what is wrong at once, and again as the last that is printed', () => {
  const tidy = { name: 'tidy', outcome: { ...failed, output: `${warnings}nouns: docs/glossary.md has no heading\n` } }
  expect(verdictOf(tidy).split('\n')).toEqual(['FAILED tidy           1.2 s', 'nouns: docs/glossary.md has no heading'])
  const report = reportOf({ parts: [tidy, { name: 'lint', outcome: passed }], showsWarnings: false, seconds: 2 })
  expect(report.split('\n')).toEqual([
    '2 warnings: npm run check -- --warnings',
    '1 of 2 checks passed in 2.0 s',
    'FAILED tidy',
    'nouns: docs/glossary.md has no heading',
  ])
})

test('warnings are counted in one line, and shown where somebody asks for them', () => {
  const tidy = { name: 'tidy', outcome: { ...passed, output: warnings } }
  expect(verdictOf(tidy)).toBe('ok     tidy           1.2 s')
  const parts = [tidy]
  expect(reportOf({ parts, showsWarnings: false, seconds: 1 })).toBe(
    '2 warnings: npm run check -- --warnings\n1 of 1 checks passed in 1.0 s',
  )
  expect(reportOf({ parts, showsWarnings: true, seconds: 1 })).toBe(`${warnings}1 of 1 checks passed in 1.0 s`)
  expect(reportOf({ parts: [{ name: 'lint', outcome: passed }], showsWarnings: false, seconds: 1 })).toBe(
    '1 of 1 checks passed in 1.0 s',
  )
})

test('of many failures the first ten are repeated, and how many there are besides', () => {
  const output = Array.from({ length: 12 }, (_, index) => `file${index}.ts is wrong`).join('\n')
  const lint = { name: 'lint', outcome: { ...failed, output, timedOut: true } }
  const lines = reportOf({ parts: [lint], showsWarnings: false, seconds: 1 }).split('\n')
  expect(lines).toHaveLength(13)
  expect(lines[1]).toBe('FAILED lint: it took too long')
  expect(lines.at(-1)).toBe('… and 2 more lines: npm run check -- lint')
  expect(verdictOf(lint).split('\n')).toHaveLength(13)
})
