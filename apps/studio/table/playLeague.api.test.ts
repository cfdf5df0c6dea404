import { randomUUID } from 'node:crypto'
import { commitmentOf, fairDraws, sharedWord } from '@saya/game-math'
import { openStudioWorld, otherToken, type Player, type StudioWorld } from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leagues } from '../../../games/sports/data/index.ts'
import { drawMatch, winOf } from '../../../games/sports/rules/index.ts'
import { fixtureOf, type League, mostOfAll, scoreOf, type VisibleMatch } from '../../../games/sports/shape.ts'
import { ownTables } from '../catalogue/ownTables.ts'
import { sportsLeague } from '../catalogue/sportsLeague.ts'
import { openKeeper } from './openKeeper.ts'
import { tendBets } from './tendBets.ts'

const league = leagues.get('isla-football-cup') as League
const basketball = leagues.get('liga-hoops') as League
/** A league that owes no more than ₱2,000 with one selection. */
const careful: League = { ...(leagues.get('injury-time') as League), mostOwed: 2000 }
let on: StudioWorld
let ana: Player
let ben: Player
let anas: string
let bens: string
beforeAll(async () => {
  on = await openStudioWorld({
    tables: new Map([league, basketball, careful].map(one => [one.code, sportsLeague(one)])),
  })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
  ben = await on.player(10_000_000n)
  anas = await on.open(ana, league.code)
  bens = await on.open(ben, league.code)
})
afterEach(async () => {
  on.breakWallet(undefined)
  for (let turns = 0; turns < 4; turns++) await pass(200_000)
})

async function pass(ms: number): Promise<void> {
  on.world.clock.advance(ms)
  await on.tend()
}

/** A match on which bets are taken. */
async function taking(session = anas) {
  await on.call('table/state', { session })
  await on.tend()
  on.world.clock.advance(3000)
  const { round } = (await on.call('table/state', { session })).body.table
  if (!round) throw new Error('No round was opened.')
  return round
}

function bet(session: string, round: string, stakes: object, wish: object = {}) {
  return on.call('table/bet', { session, key: randomUUID(), round, stakes, word: randomUUID(), ...wish })
}

/** To the kick-off, from there to where the match is told, and to where the next round may begin. */
const kickOff = () => pass(league.bettingMs + 4000)
const playOut = () => pass(league.matchMs)

async function look(session: string) {
  const { body } = await on.call('table/state', { session })
  return { body, round: body.table.round, shown: body.table.round?.shown as VisibleMatch | null }
}

describe('a match', () => {
  test('is one for everybody: promised, told minute by minute, and paid at the odds of its teams when it is over', async () => {
    const round = await taking()
    expect((await look(bens)).round).toEqual(round)
    const { nonce } = round.fairness
    const { odds } = fixtureOf(league, nonce).pairing
    const placed = await bet(anas, round.id, { home: 100, under: 50 }, { word: 'anas-word' })
    expect(placed.body.bet).toMatchObject({ state: 'placed', stake: '150.00', balance: '850.00' })
    await bet(bens, round.id, { draw: 10, away: 10, homeOrDraw: 10 }, { word: 'bens-word' })
    await kickOff()
    await pass(league.matchMs / 2)
    const [now, bens2] = [await look(anas), await look(bens)]
    expect(bens2.round).toEqual(now.round)
    expect(now.shown).toMatchObject({ sport: 'football', isOver: false, winners: [] })
    expect([now.round?.fairness.serverSeed, now.body.bets[0]?.state, now.body.balance]).toEqual([
      '',
      'placed',
      '850.00',
    ])
    const told = JSON.stringify(await (await fetch(`${on.url}/api/round/${round.id}`)).json())
    expect(told).toMatch(/"draws":\[\]/)
    await pass(league.matchMs / 2)
    const after = await look(anas)
    const { serverSeed: hex, closingSeed, words, commitment } = after.round?.fairness ?? round.fairness
    const serverSeed = Buffer.from(hex, 'hex')
    expect([commitmentOf(Buffer.from(hex + closingSeed, 'hex')), commitment, words]).toEqual([
      round.fairness.commitment,
      round.fairness.commitment,
      ['anas-word', 'bens-word'],
    ])
    const { shown } = drawMatch(
      league,
      nonce,
      fairDraws({ serverSeed, clientSeed: sharedWord(words, closingSeed), nonce }),
    )
    expect(after.shown).toEqual(shown)
    expect(scoreOf(now.shown?.periods ?? []).every((count, side) => count <= (scoreOf(shown.periods)[side] ?? 0))).toBe(
      true,
    )
    // What is won is staked times odds, counted here without the rules.
    const won = (stakes: Readonly<Record<string, number>>) =>
      shown.winners.reduce((sum, code) => sum + ((stakes[code] ?? 0) * (odds[code]?.[0] ?? 0)) / 100, 0)
    expect(await on.balance(ana)).toBe((850 + won({ home: 100, under: 50 })).toFixed(2))
    expect(await on.balance(ben)).toBe((970 + won({ draw: 10, away: 10, homeOrDraw: 10 })).toFixed(2))
    expect(after.body.bets).toMatchObject([{ state: 'done', win: won({ home: 100, under: 50 }).toFixed(2) }])
  })

  test('is played also where nobody has bet, and its result stands among the others of the league', async () => {
    const round = await taking()
    await kickOff()
    expect((await look(anas)).shown?.isOver).toBe(false)
    const before = (await on.call('table/results', { session: anas })).body.results
    expect(before.map(({ id }) => id)).not.toContain(round.id)
    await playOut()
    const { shown } = await look(anas)
    const { results } = (await on.call('table/results', { session: anas })).body
    expect(results[0]).toMatchObject({
      id: round.id,
      number: round.fairness.nonce,
      shown: { sport: 'football', periods: shown?.periods },
    })
    expect(Object.keys(results[0]?.shown ?? {})).toEqual(['sport', 'periods'])
    const page = await (await fetch(`${on.url}/results/${league.code}`)).text()
    expect(page).toContain(round.id)
    expect((await fetch(`${on.url}/results/no-league`)).status).toBe(404)
  })

  test('that several copies keep at once is drawn once, and each bet paid once', async () => {
    const round = await taking()
    await bet(anas, round.id, { homeOrDraw: 100, drawOrAway: 100 })
    on.world.clock.advance(league.bettingMs + 4000)
    await Promise.all(Array.from({ length: 4 }, () => openKeeper(on.deps).turn()))
    await Promise.all(Array.from({ length: 4 }, () => tendBets(on.deps)))
    await playOut()
    const { bets } = (await on.call('table/bets', { session: anas })).body
    expect(bets).toHaveLength(1)
    const shown = (await look(anas)).shown ?? { winners: [] }
    const units = winOf(
      fixtureOf(league, round.fairness.nonce).pairing,
      { homeOrDraw: 100, drawOrAway: 100 },
      shown.winners,
    )
    expect(await on.balance(ana)).toBe((800 + Number(units / 100n) / 100).toFixed(2))
  })

  test('that cannot be played is void: every bet is given back', async () => {
    const round = await taking()
    await bet(anas, round.id, { home: 100 })
    await pass(20 * 60_000)
    const session = await on.open(ana, league.code)
    const { bets } = (await on.call('table/bets', { session })).body
    expect(bets).toMatchObject([{ state: 'returned', win: '0.00', played: { state: 'void', shown: null } }])
    expect(await on.balance(ana)).toBe('1000.00')
  })

  test('whose odds are no longer those of its tables is not played by these', async () => {
    const round = await taking()
    await bet(anas, round.id, { home: 100 })
    await on.db.transaction(tx => tx.query(`update table_round set math_hash = 'other' where id = $1`, [round.id]))
    await on.tend()
    expect(await on.balance(ana)).toBe('1000.00')
  })
})

describe('a bet', () => {
  test('is taken before the whistle by the studio’s clock, on the match that is meant, in the league that was opened', async () => {
    const round = await taking()
    const other = await on.open(ana, basketball.code)
    expect((await bet(other, round.id, { home: 10 })).body.error).toBe('bets_closed')
    on.world.clock.advance(league.bettingMs - 1)
    expect((await bet(anas, round.id, { home: 10 })).body.bet.state).toBe('placed')
    on.world.clock.advance(1)
    expect(await bet(anas, round.id, { home: 10 })).toMatchObject({ status: 409, body: { error: 'bets_closed' } })
    await pass(4000)
    expect(await bet(anas, round.id, { home: 10 })).toMatchObject({ status: 409, body: { error: 'bets_closed' } })
    expect(await on.balance(ana)).toBe('990.00')
  })

  test.each([
    [{ homeSpread: 10 }, 'bet_unknown'],
    [{ toString: 10 }, 'bet_unknown'],
    [{ home: 4 }, 'bet_too_small'],
    [{ homeOrAway: 10_001 }, 'bet_too_large'],
    [{ homeOrAway: 10_000, over: 10_000, under: 5001 }, 'round_too_large'],
  ])('of %j is refused with %s', async (stakes, error) => {
    const round = await taking()
    expect(await bet(anas, round.id, stakes)).toMatchObject({ status: 422, body: { error } })
    expect(await on.balance(ana)).toBe('1000.00')
  })

  test('asked for many times at once under one key is one bet; the key names no other, and a stranger’s session none', async () => {
    const round = await taking()
    const wish = { session: anas, key: randomUUID(), round: round.id, stakes: { over: 25 }, word: 'w' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => on.call('table/bet', wish)))
    expect(new Set(answers.map(({ body }) => body.bet.id)).size).toBe(1)
    expect(await on.call('table/bet', { ...wish, stakes: { over: 26 } })).toMatchObject({ status: 409 })
    expect((await on.call('table/bet', { ...wish, session: otherToken(anas) })).status).toBe(401)
    expect((await on.call('table/state', { session: bens })).body.bets).toEqual([])
    expect((await on.call('table/results', { session: otherToken(anas) })).status).toBe(401)
    expect([await on.balance(ana), await on.balance(ben)]).toEqual(['975.00', '1000.00'])
  })
})

describe('what all players together can win with one selection', () => {
  test('has an end, also when they press at once; what was refused leaves room for another', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => on.player(100_000_000n)))
    const sessions = await Promise.all(players.map(player => on.open(player, careful.code)))
    const round = await taking(sessions[0])
    const most = mostOfAll(careful, fixtureOf(careful, round.fairness.nonce).pairing, 'over')
    const share = Math.floor(most / 4)
    const answers = await Promise.all(sessions.map(session => bet(session, round.id, { over: share })))
    expect(answers.filter(({ body }) => body.bet?.state === 'placed')).toHaveLength(4)
    expect(new Set(answers.flatMap(({ body }) => body.error ?? []))).toEqual(new Set(['spot_full']))
    const [first = ''] = sessions
    expect(await bet(first, round.id, { over: most - 4 * share + 5 })).toMatchObject({ body: { error: 'spot_full' } })
    expect((await bet(first, round.id, { under: 5 })).body.bet.state).toBe('placed')
    const poor = await on.player(10_000n)
    const poors = await on.open(poor, careful.code)
    expect((await bet(poors, round.id, { under: 100 })).body.bet.state).toBe('refused')
    const room = mostOfAll(careful, fixtureOf(careful, round.fairness.nonce).pairing, 'under') - 5
    expect((await bet(sessions[1] ?? '', round.id, { under: room })).body.bet.state).toBe('placed')
  })
})

test('every league is offered to operators with its limits, and opens from there', () => {
  const offered = [...ownTables.values()].filter(({ view }) => view === 'sports')
  expect(offered.map(({ code }) => code).sort()).toEqual([...leagues.keys()].sort())
  for (const { code, mostWin, facts, isTwoSided } of offered) {
    const pesos = BigInt(leagues.get(code)?.mostWin ?? 0)
    expect([mostWin, isTwoSided, facts.leastRtpPpm]).toEqual([pesos * 10_000n, true, 950_000])
  }
})
