import { expect, test } from 'vitest'
import { listReaches } from './listReaches.ts'

const spin = 'games/tala/rules/spin.ts'

test.each<[string, Record<string, string[]>, string[]]>([
  ['a page that imports a rule', { 'apps/player/a.tsx': [spin] }, [`apps/player/a.tsx → ${spin}`]],
  [
    'a view that leads to a rule over other files, which may do so themselves',
    { 'games/tala/view/a.ts': ['games/tala/b.ts'], 'games/tala/b.ts': ['games/tala/c.ts'], 'games/tala/c.ts': [spin] },
    [`games/tala/view/a.ts → games/tala/b.ts → games/tala/c.ts → ${spin}`],
  ],
  [
    'a way through a circle',
    { 'packages/ui/a.ts': ['packages/ui/b.ts'], 'packages/ui/b.ts': ['packages/ui/a.ts', spin] },
    [`packages/ui/a.ts → packages/ui/b.ts → ${spin}`, `packages/ui/b.ts → ${spin}`],
  ],
  ['the test of a page, and the studio', { 'apps/office/a.test.tsx': [spin], 'apps/studio/a.ts': [spin] }, []],
  ['a page beside rules that know other rules', { 'apps/player/a.tsx': [], [spin]: ['games/tala/rules/b.ts'] }, []],
])('%s', (_, imports, ways) => {
  const told = listReaches(new Map(Object.entries(imports)))
  expect(told.toSorted()).toEqual(ways.map(way => `browser-code-reaches-no-rules: ${way}`).toSorted())
})
