import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printOf, printPath, readRules } from './printRules.ts'

test('the rules of every game are those whose hash is kept with its rounds: after a change, `npm run prints`', async () => {
  for (const [game, rules] of await readRules()) expect(readFileSync(printPath(game), 'utf8')).toContain(printOf(rules))
})

const file = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

test.each([
  ['another number in the rules', 'games/keno/rules/play.ts', (text: string) => text.replace('/ 10n', '/ 9n'), false],
  ['another way to draw', 'packages/game-math/fairDraws.ts', (text: string) => text.replace('** 64n', '** 63n'), false],
  [
    'another way to use them',
    'apps/studio/catalogue/kenoGame.ts',
    (text: string) => text.replace('return { win, shown', 'return { win: win + 1n, shown'),
    false,
  ],
  [
    'another jackpot',
    'apps/studio/table/playJackpot.ts',
    (text: string) => text.replace('each * BigInt(hitsOf(cards))', '2n * each * BigInt(hitsOf(cards))'),
    false,
  ],
  [
    'other sentences about it',
    'games/bingo/view/rulesOf.ts',
    (text: string) => text.replace('export', 'export // \n'),
    true,
  ],
  ['a word about them', 'games/keno/rules/play.ts', (text: string) => `// A word.\n${text}`, true],
  ['another proof', 'games/keno/rules/returns.ts', (text: string) => text.replace('2_000_000n', '2_000_001n'), true],
] as const)('after %s: are the rules the same?', async (_what, path, change, isSame) => {
  const text = change(file(path))
  expect(text).not.toBe(file(path))
  const [now, then] = [await readRules(), await readRules({ path, text })]
  const game = /bingo|Jackpot/.test(path) ? 'bingo' : 'keno'
  expect(then.get(game) === now.get(game)).toBe(isSame)
})
