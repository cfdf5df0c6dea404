/** One file per lint rule that the code base leans on, and nothing else wrong in it. */
export const plantedLint: readonly (readonly [rule: string, file: string, text: string])[] = [
  [
    'typescript(no-floating-promises)',
    'tools/floating.ts',
    'async function pay() {\n  await Promise.resolve()\n}\npay()\n',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'tools/switch.ts',
    "export function turn(side: 'left' | 'right') {\n  switch (side) {\n    case 'left':\n      return 1\n  }\n  return 2\n}\n",
  ],
  ['typescript(no-explicit-any)', 'tools/any.ts', 'export function read(value: any) {\n  return String(value)\n}\n'],
  [
    'typescript(no-non-null-assertion)',
    'tools/bang.ts',
    'export function first(list: number[]) {\n  return list[0]!\n}\n',
  ],
  ['import(no-default-export)', 'tools/default.ts', 'export default 1\n'],
  [
    'eslint(max-params)',
    'tools/params.ts',
    'export function add(a: 1, b: 1, c: 1, d: 1) {\n  return [a, b, c, d]\n}\n',
  ],
  ['eslint(func-style)', 'tools/arrow.ts', 'export const add = function () {\n  return 1\n}\n'],
  ['eslint(no-console)', 'apps/server/print.ts', "export function print() {\n  console.log('paid')\n}\n"],
  ['vitest(no-focused-tests)', 'tools/focus.test.ts', "import { test } from 'vitest'\ntest.only('one', () => {})\n"],
]
