import { expect, test } from 'vitest'
import type { CommandTools } from './command.ts'
import { rtp } from './rtp.ts'

async function run(...args: string[]): Promise<{ said: string[]; shown: string[] }> {
  const said: string[] = []
  const shown: string[] = []
  const tools = { args, say: (line: string) => said.push(line), show: (line: string) => shown.push(line) }
  await rtp.run(tools as unknown as CommandTools)
  return { said, shown }
}

test('the return of a game is computed, played and told, with what each stake can win', async () => {
  const { said, shown } = await run('siyete-suwerte', '10000')
  const text = said.join('\n')
  expect(text).toContain('computed return  95.1155')
  expect(text).toContain('declared return  95.1155')
  expect(text).toContain('a stake of ₱1000 can win ₱200000 at most')
  expect(text).toMatch(/played +\d+\.\d\d ± \d+\.\d\d/)
  expect(shown.at(-1)).toContain('10000 of 10000 rounds, 100 %')
})

test('the return of every bet of a table is told as an exact fraction, with its odds and the most that may be bet', async () => {
  const { said } = await run('roulette-manila')
  const line = said.find(text => text.startsWith('on-17 '))
  expect(line).toMatch(/35 : 1 +returns 36\/37 = 97\.2973 %, wins 2\.70 % of rounds, ₱5 to ₱500$/)
  expect(said).toHaveLength(159)
  expect((await run('baccarat-royale')).said.join('\n')).toMatch(/banker .*0\.95 : 1 .*= 98\.9421 %/)
})

test('the return of a room of bingo is told step by step, with its jackpot and the most that anybody can win', async () => {
  const { said } = await run('bingo-75')
  const text = said.join('\n')
  expect(text).toContain('line     by ball 15 pays 20 for 1, one card in 170, returns 11.7433 %')
  expect(text).toContain('a full house by ball 50 wins it: one card in 212085')
  expect(text).toContain('returns 92.9699 % in all; 29.0723 % of cards win anything')
  expect(text).toContain('No player can win more than ₱568400 in a round, ₱68400 of it without the jackpot.')
})

test('the return of everything that can be bet in a league is told by the strengths of the teams, with its limits', async () => {
  const { said } = await run('isla-football-cup')
  const text = said.join('\n')
  expect(text).toContain('hosts +0 in strength, total 2.5')
  expect(text).toContain(
    'home         2.17 returns 95.7746 %, wins 44.1357 % of matches, ₱5 to ₱10000, ₱230414 of all players',
  )
  expect(text).toContain('Every selection returns from 95.0000 to 96.0000 %.')
  expect((await run('liga-hoops')).said.join('\n')).toContain('total 192.5, handicap -2.5')
})

test('a game that we do not have is answered with those that we have', async () => {
  await expect(run('no-such-game')).rejects.toThrow('Name one of our games: mangga-fiesta,')
})

test.each(['0', '-1', '1e9', '1.5'])('%s rounds are refused', async rounds => {
  await expect(run('siyete-suwerte', rounds)).rejects.toThrow('is no whole number')
})
