import { expect, test } from 'vitest'
import { demoTown } from './demoTown.ts'

const part = 'apps/server/demo/town/parts/gift.ts'
const product = {
  'apps/server/features/wallet/index.ts':
    "export { type Posting, post } from './post/index.ts'\nexport { mayBet } from './wallet.store.ts'\nexport { judge } from './judge.ts'\nexport { openMonths as months } from './month.store.ts'\n",
  'apps/server/features/wallet/post/index.ts':
    "export { write as post, type Posting } from './post.store.ts'\nexport { judge } from '../index.ts'\n",
  'apps/server/features/gate/index.ts': "export * from './gate.store.ts'\n",
}
const wallet = '../../../features/wallet'

function judged(text: string, rest: Readonly<Record<string, string>> = {}): string[] {
  const tree = { ...product, ...rest, [part]: text }
  return demoTown(Object.entries(tree).map(([path, text]) => ({ path, text }))).map(
    ({ path, line, message }) => `${path.split('/').at(-1)}:${line ?? ''} ${message.split(':')[0]}`,
  )
}

test.each([
  ['a store itself', `import { read } from '${wallet}/wallet.store.ts'`, 'read'],
  ['a store through two front doors', `import { post } from '${wallet}/index.ts'`, 'write'],
  ['a store by another name', `import { post as give } from '${wallet}/index.ts'`, 'write'],
  ['a store that is handed on whole', "import { close } from '../../../features/gate/index.ts'", 'close'],
  ['a store on the way out', `export { post } from '${wallet}/index.ts'`, 'write'],
  [
    'a store later',
    `const one = await import('${wallet}/wallet.store.ts')`,
    'apps/server/features/wallet/wallet.store.ts',
  ],
])('the town may not take %s', (_what, text, name) => {
  expect(judged(`\n${text}\n`)).toEqual([`gift.ts:2 The town takes ${name} of a store`])
})

test.each([
  ['whole', `import * as all from '${wallet}/index.ts'\n`],
  ['later', `const all = await import('${wallet}/index.ts')\n`],
  ['for what it does when it is read', `import '${wallet}/index.ts'\n`],
])('a front door that is taken %s gives all of its stores', (_what, text) => {
  expect(judged(text)).toContain('gift.ts:1 The town takes write of a store')
})

test.each([
  [
    'types',
    `import type { Ledger } from '${wallet}/wallet.store.ts'\nimport { type Posting } from '${wallet}/index.ts'\n`,
  ],
  ['what is no store’s', `import { judge } from '${wallet}/index.ts'\n`],
  ['what the page about the demo tells', `import { mayBet, months } from '${wallet}/index.ts'\n`],
  ['what stands in a comment', `// It never does import('${wallet}/wallet.store.ts').\n`],
])('the town may take %s', (_what, text) => {
  expect(judged(text)).toEqual([])
})

test('each exception is told on the page about the demo', () => {
  const told = judged('', { 'docs/demo.md': '`openMonths`' })
  expect(told).toContain('demo.md: does not say why the town uses mayBet of a store')
  expect(told.filter(one => one.includes('openMonths'))).toEqual([])
})
