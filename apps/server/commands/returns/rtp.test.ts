import { expect, test } from 'vitest'
import type { CommandTools } from '../command.ts'
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
  expect(text).toContain('a stake of ₱1000 can win ₱76000 at most')
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

test('the return of every fish is told as an exact fraction, with how often each of its prizes comes', async () => {
  const text = (await run('butanding-bay')).said.join('\n')
  expect(text).toContain('Every shot returns 96.2400 % of its price')
  expect(text).toMatch(
    /Sardine, 8 in the school: returns 1154880000\/1200000000 = 96\.2400 %, × 2 in one of 2\.08 shots/,
  )
  expect(text).toMatch(/Pearl oyster, .* × 120 in one of 1246\.88, × 60 in one of 311\.72/)
  expect(text).toContain('deviates by 356 of 100, volatility 2 of 5')
  expect(text).toContain('a stake of ₱1000 can win ₱150000 at most')
})

test('the return of pusoy is counted for naturals, played for each way to lay cards, and told with its interval', async () => {
  const { said, shown } = await run('pusoy-champs', '800')
  const text = said.join('\n')
  expect(text).toContain('dragon          67108860 of 635013559600 hands, pays 50 besides')
  expect(text).toMatch(/as the bots do: 9\d\.\d{4} ± 0\.\d{4} in 200 deals, each from four places/)
  expect(text).toContain('the strongest back first: ')
  expect(text).toContain('anyhow, but allowed: ')
  expect(shown.at(-1)).toContain('more than the bots’ way, in 1 hands of 80 deals each')
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
