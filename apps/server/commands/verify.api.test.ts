import { commitmentOf } from '@saya/game-math'
import { openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../../studio/catalogue/ownGames.ts'
import { ownTables } from '../../studio/catalogue/ownTables.ts'
import type { CommandTools } from './command.ts'
import { verify } from './verify.ts'

let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ games: [...ownGames.values()], tables: ownTables })
})
afterAll(() => on.close())

/** Plays one round of Mangga Fiesta, which has no boxes, and gives its id. */
async function playOne(): Promise<string> {
  const session = await on.open(await on.player())
  const { commitment } = (await on.call('state', { session })).body.next
  const wish = { session, key: 'a-round-to-verify', stake: '10.00', clientSeed: 'my-word', commitment }
  return (await on.call('play', wish)).body.round.id
}

async function run(...args: string[]): Promise<string[]> {
  const said: string[] = []
  await verify.run({ args, say: (line: string) => said.push(line) } as unknown as CommandTools)
  return said
}

test('a round that was played is played again by the rules and comes to the same win', async () => {
  const id = await playOne()
  const said = await run(id, on.url)
  expect(said).toHaveLength(6)
  expect(said.slice(0, 5).every(line => line.startsWith('ok'))).toBe(true)
  expect(said.at(-1)).toBe(`Mangga Fiesta: the round ${id} holds.`)
})

test('a round whose word was changed in the books does not hold', async () => {
  const id = await playOne()
  await on.db.transaction(tx => tx.query(`update game_round set client_seed = 'another' where id = $1`, [id]))
  await expect(run(id, on.url)).rejects.toThrow('This round does not hold.')
})

test('a round whose seed was swapped after the promise does not hold, and with the promise no other story does', async () => {
  const id = await playOne()
  const [row] = await on.db.transaction(tx =>
    tx.query<{ commitment: string }>(
      'select s.commitment from seed s join game_round r on r.seed = s.id where r.id = $1',
      [id],
    ),
  )
  const promise = row?.commitment ?? ''
  expect(await run(id, promise, on.url)).toHaveLength(7)
  const other = Buffer.alloc(32, 9)
  const swap = (...what: readonly unknown[]) =>
    on.db.transaction(tx =>
      tx.query(
        `update seed set server_seed = $2, commitment = $3 where id = (select seed from game_round where id = $1)`,
        [id, ...what],
      ),
    )
  await swap(other, promise)
  await expect(run(id, on.url)).rejects.toThrow('This round does not hold.')
  await swap(other, commitmentOf(other))
  const said: string[] = []
  const tools = { args: [id, on.url, promise], say: (line: string) => said.push(line) } as unknown as CommandTools
  await expect(verify.run(tools)).rejects.toThrow('This round does not hold.')
  expect(said.slice(0, 2).map(line => line.slice(0, 4))).toEqual(['NOT ', 'ok  '])
})

/** What was said of a round that is not told to hold, and why in the end. */
async function doubt(...args: string[]): Promise<string[]> {
  const said: string[] = []
  const tools = { args: [...args, on.url], say: (line: string) => said.push(line) } as unknown as CommandTools
  const fault = await verify.run(tools).catch((error: Error) => error.message)
  return [...said.map(line => line.slice(0, 4)), fault ?? '']
}

test('a round played under old rules is reported as such, and a server seed that does not match its hash still fails', async () => {
  const id = await playOne()
  const print = 'ab'.repeat(32)
  await on.db.transaction(tx => tx.query('update game_round set math_hash = $2 where id = $1', [id, print]))
  const kept = 'The promise was kept. What was shown and won other rules say than those that are here.'
  expect(await doubt(id)).toEqual(['ok  ', 'ok  ', '?   ', kept])
  const told = (await (await fetch(`${on.url}/api/round/${id}`)).json()) as Record<'mathHash' | 'mathNow', string>
  expect([told.mathHash, told.mathNow === print]).toEqual([print, false])
  await on.db.transaction(tx => tx.query(`update game_round set client_seed = 'another' where id = $1`, [id]))
  expect(await doubt(id)).toEqual(['ok  ', 'NOT ', 'This round does not hold.'])
})

test('of a number two promises were shown, and a round does not hold by either of them alone', async () => {
  const id = await playOne()
  const { round } = (await (await fetch(`${on.url}/api/round/${id}`)).json()) as {
    readonly round: { readonly fairness: { readonly commitment: string } }
  }
  const said = await doubt(id, 'cd'.repeat(32), round.fairness.commitment)
  expect(said).toEqual(['NOT ', ...Array.from({ length: 6 }, () => 'ok  '), 'This round does not hold.'])
})

test('a round does not hold where another number or word is told than was shown before it', async () => {
  const id = await playOne()
  const { round } = (await (await fetch(`${on.url}/api/round/${id}`)).json()) as {
    readonly round: { readonly fairness: { readonly commitment: string; readonly nonce: number } }
  }
  const { commitment, nonce } = round.fairness
  for (const shown of [`${commitment}.${nonce}`, `${commitment}.${nonce}.my-word`])
    expect(await run(id, shown, on.url)).toHaveLength(7)
  for (const other of [`${commitment}.${nonce + 1}`, `${commitment}.${nonce}.other-word`])
    expect((await doubt(id, other)).at(0)).toBe('NOT ')
})

test.each([
  ['damaged', 'set_byte(server_seed, 60, get_byte(server_seed, 60) # 1)'],
  ['under a key that is lost', 'set_byte(server_seed, 3, get_byte(server_seed, 3) # 1)'],
])('a round that is over does not hold when its seed is %s, and is not told to go on', async (_what, changed) => {
  const id = await playOne()
  await on.db.transaction(tx =>
    tx.query(`update seed set server_seed = ${changed} where id = (select seed from game_round where id = $1)`, [id]),
  )
  expect(await doubt(id)).toEqual(['NOT ', 'This round does not hold.'])
})

test('a round of pusoy is dealt again, arranged as it was, and the bots come to the same', async () => {
  const session = await on.open(await on.player(), 'pusoy-champs')
  const { commitment } = (await on.call('state', { session })).body.next
  const key = 'a-round-of-pusoy'
  const asked = { session, key, stake: '18.00', clientSeed: 'my-word', commitment }
  const { round } = (await on.call('play', asked)).body
  if (round.state === 'choosing') {
    const { choice } = (await on.call('advise', { session, key })).body.advice as { readonly choice: number }
    await on.call('choose', { session, key, step: 0, choice })
  }
  expect((await run(round.id, on.url)).at(-1)).toBe(`Pusoy Champs: the round ${round.id} holds.`)
  await on.db.transaction(tx =>
    tx.query(`update game_round set shown = jsonb_set(shown, '{0,points}', '19') where id = $1`, [round.id]),
  )
  await expect(run(round.id, on.url)).rejects.toThrow('This round does not hold.')
})

/** Plays a game of several decisions with the first choices that it takes, and gives its id. */
async function decideOne(code: string, choices: readonly number[], brought = {}): Promise<string> {
  const session = await on.open(await on.player(), code)
  const { commitment } = (await on.call('state', { session })).body.next
  const key = `a-round-of-${code}`
  const asked = { session, key, stake: '10.00', clientSeed: 'my-word', commitment, ...brought }
  let { round } = (await on.call('play', asked)).body
  for (const choice of choices) {
    if (round.state === 'choosing')
      round = (await on.call('choose', { session, key, step: round.step, choice })).body.round
  }
  expect(round.state).toBe('done')
  return round.id
}

test.each([
  ['mina-ng-hiyas', [3, 9, 0]],
  ['palosebo-climb', [1, 2, 0]],
  ['video-poker-baraha', [5]],
  ['blackjack-classic', [0]],
  ['butanding-bay', [1, 9, 26, 1, 23, 0]],
  ['shark-storm', [1, 2, 3, 4, 5, 6, 7, 8, 9, 25]],
])('a round of %s is played again with what was decided in it and comes to the same', async (code, choices) => {
  const id = await decideOne(code, choices)
  const said = await run(id, on.url)
  expect(said.slice(0, -1).map(line => line.slice(0, 4))).toEqual(Array.from({ length: 6 }, () => 'ok  '))
  await on.db.transaction(tx => tx.query(`update game_round set win = win + 10000 where id = $1`, [id]))
  await expect(run(id, on.url)).rejects.toThrow('This round does not hold.')
})

test('a ticket of keno is drawn again with the numbers that were bet on, and no other numbers hold', async () => {
  const id = await decideOne('keno-kidlat', [], { choices: [7, 80, 1] })
  expect((await run(id, on.url)).slice(0, -1).map(line => line.slice(0, 4))).toEqual(
    Array.from({ length: 6 }, () => 'ok  '),
  )
  await on.db.transaction(tx => tx.query('update round_move set choice = 8 where round = $1 and choice = 7', [id]))
  await expect(run(id, on.url)).rejects.toThrow('This round does not hold.')
})

/** Bets at a table until its round is drawn, and gives the ids of the bet and the round. */
async function betOnce(code: string, stakes: object): Promise<{ bet: string; round: string }> {
  const session = await on.open(await on.player(), code)
  await on.call('table/state', { session })
  await on.tend()
  on.world.clock.advance(3000)
  const round = (await on.call('table/state', { session })).body.table.round?.id ?? ''
  const asked = { session, key: `a-bet-at-${code}`, round, stakes, word: 'my-word' }
  const bet = (await on.call('table/bet', asked)).body.bet.id
  on.world.clock.advance(40_000)
  await on.tend()
  return { bet, round }
}

test.each([
  ['baccarat-royale', { banker: 20, tie: 5 }],
  ['roulette-manila', { 'on-17': 10, red: 10 }],
  ['dragon-tiger', { dragon: 100 }],
  ['sic-bo-live', { small: 10, 'pair-1-6': 10 }],
  ['perya-color-game', { 'color-2': 10 }],
])('a round of %s, and a bet in it, are drawn again by the rules and come to the same', async (code, stakes) => {
  const { bet, round } = await betOnce(code, stakes)
  const said = await run(bet, on.url)
  expect(said.slice(0, -1).map(line => line.slice(0, 4))).toEqual(Array.from({ length: 6 }, () => 'ok  '))
  expect(await run(round, on.url)).toHaveLength(5)
  await on.db.transaction(tx => tx.query('update table_bet set win = win + 10000 where id = $1', [bet]))
  await expect(run(bet, on.url)).rejects.toThrow('This round does not hold.')
  await on.db.transaction(tx => tx.query(`update table_round set draws = '[]' where id = $1`, [round]))
  await expect(run(round, on.url)).rejects.toThrow('This round does not hold.')
})

test('a round of a table that was given up tells both seeds of its promise, and another promise does not hold', async () => {
  const session = await on.open(await on.player(), 'color-game-gabi')
  await on.call('table/state', { session })
  await on.tend()
  const { round } = (await on.call('table/state', { session })).body.table
  const id = round?.id ?? ''
  on.world.clock.advance(20 * 60_000)
  await on.tend()
  expect(await run(id, round?.fairness.commitment ?? '', on.url)).toHaveLength(4)
  await on.db.transaction(tx => tx.query('update table_round set closing_seed = null where id = $1', [id]))
  expect(await doubt(id)).toEqual(['NOT ', 'ok  ', 'This round does not hold.'])
})

test.each([
  ['bingo-75', { 'card-0': 20, 'card-1': 20 }],
  ['bingo-fiesta', { 'card-0': 5 }],
])(
  'a round of %s, its cards and its jackpot are drawn again by the rules and come to the same',
  async (code, stakes) => {
    const { bet, round } = await betOnce(code, stakes)
    await expect(run(bet, on.url)).rejects.toThrow('This round is not over yet')
    on.world.clock.advance(60_000)
    await on.tend()
    expect((await run(bet, on.url)).slice(0, -1).map(line => line.slice(0, 4))).toEqual(
      Array.from({ length: 8 }, () => 'ok  '),
    )
    expect(await run(round, on.url)).toHaveLength(6)
    await on.db.transaction(tx => tx.query(`update table_bet set dealt = '[[1]]' where id = $1`, [bet]))
    await expect(run(bet, on.url)).rejects.toThrow('This round does not hold.')
    await on.db.transaction(tx =>
      tx.query(`update table_round set shown = jsonb_set(shown, '{jackpot,hits}', '1') where id = $1`, [round]),
    )
    await expect(run(round, on.url)).rejects.toThrow('This round does not hold.')
  },
)

test.each([
  ['isla-football-cup', { home: 20, under: 10, bothScore: 5 }],
  ['liga-hoops', { awaySpread: 20, homeBand1: 10 }],
  ['kanto-3-on-3', { home: 5, away: 5 }],
])('a match of %s, and a bet on it, are played again by the rules and come to the same', async (code, stakes) => {
  const session = await on.open(await on.player(), code)
  await on.call('table/state', { session })
  await on.tend()
  on.world.clock.advance(3000)
  const round = (await on.call('table/state', { session })).body.table.round?.id ?? ''
  const asked = { session, key: `a-bet-in-${code}`, round, stakes, word: 'my-word' }
  const bet = (await on.call('table/bet', asked)).body.bet.id
  on.world.clock.advance(64_000)
  await on.tend()
  await expect(run(bet, on.url)).rejects.toThrow('This round is not over yet')
  on.world.clock.advance(50_000)
  await on.tend()
  expect((await run(bet, on.url)).slice(0, -1).map(line => line.slice(0, 4))).toEqual(
    Array.from({ length: 6 }, () => 'ok  '),
  )
  expect(await run(round, on.url)).toHaveLength(5)
  await on.db.transaction(tx => tx.query('update table_bet set win = win + 10000 where id = $1', [bet]))
  await expect(run(bet, on.url)).rejects.toThrow('This round does not hold.')
  await on.db.transaction(tx => tx.query('update table_round set number = number + 1000 where id = $1', [round]))
  await expect(run(round, on.url)).rejects.toThrow('This round does not hold.')
})

test('a round that nobody knows, and a studio that does not answer, are each told so', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  await expect(run(nobody, on.url)).rejects.toThrow('The studio knows no such round.')
  await expect(run(nobody, 'http://127.0.0.1:9')).rejects.toThrow('The studio does not answer at http://127.0.0.1:9.')
  await expect(run('x')).rejects.toThrow('Name a round by its id')
})
