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
  [
    'typescript(no-misused-promises)',
    'tools/misused.ts',
    'async function isPaid() {\n  return Promise.resolve(true)\n}\nexport function tell() {\n  return isPaid() ? 1 : 2\n}\n',
  ],
  [
    'typescript(await-thenable)',
    'tools/thenable.ts',
    'export async function read(at: number) {\n  return [await at]\n}\n',
  ],
  ['typescript(only-throw-error)', 'tools/thrown.ts', "export function fail() {\n  throw 'lost'\n}\n"],
  [
    'typescript(restrict-template-expressions)',
    'tools/template.ts',
    'export function say(rows: number[]) {\n  return `${rows}`\n}\n',
  ],
  [
    'typescript(consistent-type-imports)',
    'tools/typed.ts',
    "import { Stats } from 'node:fs'\nexport type One = Stats\n",
  ],
  [
    'eslint(complexity)',
    'tools/complex.ts',
    `export function judge(at: number) {\n${Array.from({ length: 16 }, (_, one) => `  if (at === ${one}) return ${one + 1}\n`).join('')}  return 0\n}\n`,
  ],
  ['eslint(eqeqeq)', 'tools/equal.ts', 'export function same(a: string, b: string) {\n  return a == b\n}\n'],
  ['eslint(no-eval)', 'tools/evaluate.ts', "export function run() {\n  eval('1')\n}\n"],
  ['eslint(no-param-reassign)', 'tools/reassign.ts', 'export function next(at: number) {\n  at = 1\n  return at\n}\n'],
  ['eslint(no-empty)', 'tools/empty.ts', 'export function wait(is: boolean) {\n  if (is) {\n  }\n  return 1\n}\n'],
  ['vitest(no-disabled-tests)', 'tools/skip.test.ts', "import { test } from 'vitest'\ntest.skip('one', () => {})\n"],
  [
    'react-hooks(rules-of-hooks)',
    'apps/player/Hooked.tsx',
    "import { useState } from 'react'\nexport function Hooked({ is }: { is: boolean }) {\n  if (is) useState(1)\n  return null\n}\n",
  ],
  [
    'react(button-has-type)',
    'apps/player/Pressed.tsx',
    'export function Pressed() {\n  return <button>1</button>\n}\n',
  ],
]
