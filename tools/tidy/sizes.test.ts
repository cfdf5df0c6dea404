import { expect, test } from 'vitest'
import { ceilingsPath, shrink, sizes } from './sizes.ts'

const path = 'packages/ui/Sheet.tsx'

function file(text: string) {
  return { path, text }
}

function lines(count: number): string {
  return 'one()\n'.repeat(count)
}

function ceilings(files: Record<string, number>, functions: Record<string, number> = {}) {
  return { path: ceilingsPath, text: JSON.stringify({ files, functions }) }
}

function failures(...[files]: Parameters<typeof sizes>) {
  return sizes(files)
    .filter(({ isWarning }) => !isWarning)
    .map(({ message }) => message)
}

test('a file may have 400 lines of code and not one more', () => {
  expect(failures([file(lines(400))])).toEqual([])
  expect(failures([file(lines(401))])).toEqual(['the file has 401 lines of code, over 400'])
})

test('blank lines and comments are free', () => {
  expect(failures([file(`${lines(400)}\n\n// one\n/* two\n three */\n`)])).toEqual([])
})

test('a file over 250 lines is warned of', () => {
  expect(sizes([file(lines(250))])).toEqual([])
  expect(sizes([file(lines(251))])).toEqual([{ path, message: 'has 251 lines of code', isWarning: true }])
})

test('a function may have 60 lines, a component 120', () => {
  expect(failures([file(`function pay() {\n${lines(58)}}\n`)])).toEqual([])
  expect(failures([file(`function pay() {\n${lines(59)}}\n`)])).toEqual(['pay has 61 lines of code, over 60'])
  expect(failures([file(`export function Pay() {\n${lines(118)}}\n`)])).toEqual([])
  expect(failures([file(`export function Pay() {\n${lines(119)}}\n`)])).toEqual(['Pay has 121 lines of code, over 120'])
})

test('the body of a function of the database may have 60 lines, without what is said beside it', () => {
  const made = (count: number) => ({
    path: 'db/functions/member/pay.sql',
    text: `-- Pays.\ncreate function pay(_uid bigint,\n  _amount bigint) returns void\nlanguage plpgsql as $$\n-- One.\n\n${lines(count)}$$;\n`,
  })
  expect(failures([made(60)])).toEqual([])
  expect(failures([made(61)])).toEqual(['pay has 61 lines of code, over 60'])
})

test.each([
  ['an arrow', `const pay = () => {\n${lines(59)}}\n`, 'pay'],
  ['a method', `class Till {\npay() {\n${lines(59)}}\n}\n`, 'pay'],
  ['the body of a test', `test('pays', () => {\n${lines(59)}})\n`, 'test()'],
])('%s is measured like any function', (_, text, name) => {
  expect(failures([file(text)])).toEqual([`${name} has 61 lines of code, over 60`])
})

test.each(['describe', 'journey'])('the body of a %s is a chapter and no function', chapter => {
  expect(failures([file(`${chapter}('paying', () => {\n${lines(100)}})\n`)])).toEqual([])
})

test('what is over its limit may stay, may not grow, and must take its ceiling down with it', () => {
  expect(failures([file(lines(500)), ceilings({ [path]: 500 })])).toEqual([])
  expect(failures([file(lines(501)), ceilings({ [path]: 500 })])).toEqual([expect.stringContaining('grew to 501')])
  expect(failures([file(lines(499)), ceilings({ [path]: 500 })])).toEqual([expect.stringContaining('shrank to 499')])
  expect(failures([file(lines(9)), ceilings({ [path]: 500 })])).toEqual([expect.stringContaining('shrank to 9')])
  expect(failures([ceilings({ [path]: 500 })])).toEqual([expect.stringContaining('gone')])
})

test('shrinking lowers and drops ceilings, and never raises or adds one', () => {
  const other = { path: 'packages/ui/other.ts', text: lines(700) }
  function shrunk(text: string, ceiling: number) {
    const after = JSON.parse(shrink([file(text), other, ceilings({ [path]: ceiling })])) as { files: unknown }
    return after.files
  }
  expect(shrunk(lines(450), 500)).toEqual({ [path]: 450 })
  expect(shrunk(lines(450), 420)).toEqual({ [path]: 420 })
  expect(shrunk(lines(300), 500)).toEqual({})
})
