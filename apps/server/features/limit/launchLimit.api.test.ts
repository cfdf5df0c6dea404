import { ask, command, openStudioWorld, plainRules, type Player, type StudioWorld } from '@saya/testing'
import { startOfManilaDay } from '@saya/money'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endGameSessionsOf } from '../game/launch/gameSession.store.ts'
import { findGates, liftAllEnded } from '../gate/index.ts'
import { openDueChecks } from '../realityCheck/index.ts'
import { mayBet, post } from '../wallet/index.ts'
import { renewRests } from './index.ts'

const minuteMs = 60_000
const log = pino({ level: 'silent' })
const dayMs = 1440 * minuteMs
let on: StudioWorld
let ana: Player
let counter = 0
beforeAll(async () => {
  on = await openStudioWorld({ memberSchemas: 3 })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player()
  const paid = {
    act: 'deposit',
    gateway: 1,
    uid: ana.uid,
    reference: `paid ${++counter}`,
    amount: 10_000_000n,
  } as const
  await on.world.db.member(ana.uid, tx => post(tx, { ...paid, nowMs: on.world.clock.now() }))
})

const launch = () => ask(on.world, 'POST /api/v2/game/launch', { body: { code: 'mangga-fiesta' } }, ana)

function limit(counts: 'spent' | 'lost' | 'time', most: string, period: 'day' | 'week' | 'month' = 'day') {
  return ask(on.world, 'POST /member/limit/set', { body: { counts, period, most } }, ana)
}

/** A bet of the game that was launched last. */
async function bet(pesos: number): Promise<string> {
  const session = await on.world.db.member(ana.uid, tx =>
    tx
      .selectFrom('game_session')
      .selectAll()
      .where('uid', '=', ana.uid)
      .orderBy('opened_at', 'desc')
      .executeTakeFirstOrThrow(),
  )
  const [txId, { provider, game }] = [`launch bet ${++counter}`, session]
  const amount = BigInt(pesos) * 10_000n
  const sent = { kind: 'bet', uid: ana.uid, provider, game, txId, roundId: txId, amount, rules: plainRules } as const
  return (await on.world.ledger.apply(command(sent))).outcome
}

function playUntil() {
  return on.world.db.member(ana.uid, async tx => {
    const wallet = tx.selectFrom('wallet').select('play_until').where('uid', '=', ana.uid).where('asset', '=', 'PHP')
    return (await wallet.executeTakeFirstOrThrow()).play_until
  })
}

const leave = () => on.world.db.member(ana.uid, tx => endGameSessionsOf(tx, ana.uid, on.world.clock.now()))
const isOpen = () => on.world.db.member(ana.uid, tx => mayBet(tx, ana.uid, on.world.clock.now()))

/** By which limits they were stopped, as it is kept. */
async function stops(): Promise<string[]> {
  const rows = await on.world.db.member(ana.uid, tx =>
    tx.selectFrom('limit_stop').select('counts').where('uid', '=', ana.uid).execute(),
  )
  return rows.map(({ counts }) => counts)
}

async function minutesUsed() {
  const { data } = await ask(on.world, 'GET /member/limit/list', {}, ana)
  return data.d.find(({ counts, period }) => counts === 'time' && period === 'day')?.used
}

test.each([
  ['spent', 'game_limit_spent', 'the limit you set on your bets'],
  ['lost', 'game_limit_lost', 'the limit you set on losses'],
] as const)(
  'a launch beyond a limit of what is %s is refused until its period ends [FACT-10, FACT-18, SAFE-100]',
  async (counts, code, words) => {
    await limit(counts, '100')
    expect((await launch()).status).toBe(200)
    expect([await bet(100), await bet(1)]).toEqual(['OK', 'LIMIT_EXCEEDED'])
    const refused = await launch()
    expect(refused).toMatchObject({ status: 403, code })
    expect(refused.sentence).toContain(words)
    expect(refused.sentence).toMatch(/It starts anew on March \d+, 2026, 12:00 AM/)
    expect(await stops()).toEqual([counts])
    // The copy of their own data says when: a bet in the game, and the launch.
    const { data } = await ask(on.world, 'POST /member/export', {}, ana)
    const at = Math.floor(on.world.clock.now() / 1000)
    expect(data.limit_stops).toEqual({
      rows: [
        { counts, at },
        { counts: 'bets', at },
      ],
      is_complete: true,
    })
  },
)

describe('a limit of time', () => {
  test('closes play once it is used up, and a new day opens it [FACT-17, FACT-18, SAFE-100]', async () => {
    const { clock } = on.world
    await limit('time', '60')
    expect(await playUntil()).toBeNull()
    await launch()
    expect(await playUntil()).toBe(clock.now() + 60 * minuteMs)
    clock.advance(50 * minuteMs)
    expect(await bet(1)).toBe('OK')
    clock.advance(10 * minuteMs)
    expect(await bet(1)).toBe('PLAYER_BLOCKED')
    expect(await launch()).toMatchObject({ status: 403, code: 'gate_rest' })
    expect((await launch()).code).toBe('gate_rest')
    expect(await stops()).toEqual(['time'])
    clock.advance(dayMs)
    expect((await launch()).status).toBe(200)
    expect(await bet(1)).toBe('OK')
  })

  test('counts from the launch to the end, and leaves the rest for the next launch [FACT-10, FACT-17]', async () => {
    const { clock } = on.world
    await limit('time', '60')
    await launch()
    clock.advance(10 * minuteMs)
    await leave()
    clock.advance(30 * minuteMs)
    expect(await minutesUsed()).toBe('10')
    await launch()
    expect(await playUntil()).toBe(clock.now() + 50 * minuteMs)
  })

  test('that is set or lowered while a game is open holds at once [FACT-17, FACT-11]', async () => {
    const { clock } = on.world
    const launchedMs = clock.now()
    await launch()
    await limit('time', '60')
    expect(await playUntil()).toBe(launchedMs + 60 * minuteMs)
    clock.advance(10 * minuteMs)
    expect(await bet(1)).toBe('OK')
    await limit('time', '10')
    expect(await bet(1)).toBe('PLAYER_BLOCKED')
  })

  test('does not stay closed for whoever left before it was used up, and does for whoever used it up [FACT-17, SAFE-100]', async () => {
    const { clock, db } = on.world
    await limit('time', '60')
    await launch()
    clock.advance(10 * minuteMs)
    await leave()
    clock.advance(50 * minuteMs)
    expect(await isOpen()).toBe(false)
    await renewRests({ db, clock, log })
    await openDueChecks({ db, clock, log })
    expect([await isOpen(), await playUntil(), await stops()]).toEqual([true, null, []])
    await launch()
    clock.advance(49 * minuteMs)
    expect(await bet(1)).toBe('OK')
    clock.advance(minuteMs)
    for (const _ of ['once', 'again']) await renewRests({ db, clock, log })
    expect([await isOpen(), await stops()]).toEqual([false, ['time']])
  })

  test('stays closed while it is used up, whatever else of their time is limited then [FACT-17, FACT-11]', async () => {
    const { clock, db } = on.world
    await limit('time', '10')
    await launch()
    clock.advance(10 * minuteMs)
    await leave()
    expect(await isOpen()).toBe(false)
    const gates = () => db.member(ana.uid, tx => findGates(tx, ana.uid, clock.now()))
    const closed = await gates()
    expect(closed.map(({ cause }) => cause)).toEqual(['rest'])
    await limit('time', '5000', 'week')
    await limit('time', '4000', 'week')
    expect(await gates()).toMatchObject([{ cause: 'rest', closedUntilMs: closed[0]?.closedUntilMs }])
    expect(await isOpen()).toBe(false)
    await limit('time', '10', 'month')
    const month = await gates()
    expect(month[0]?.closedUntilMs).toBeGreaterThan((closed[0]?.closedUntilMs ?? 0) + dayMs)
    await renewRests({ db, clock, log })
    expect([await gates(), await isOpen()]).toEqual([month, false])
  })

  test('that is set below what is used already closes play at once, with no game open [FACT-11]', async () => {
    const { clock } = on.world
    await launch()
    clock.advance(14 * minuteMs)
    await leave()
    expect(await isOpen()).toBe(true)
    await limit('time', '12')
    expect(await isOpen()).toBe(false)
  })

  test('holds in a new day for whoever plays on in a game that was opened before it [FACT-17]', async () => {
    const { clock, db } = on.world
    clock.advance(startOfManilaDay(clock.now()) + dayMs - 30 * minuteMs - clock.now())
    await limit('time', '20')
    await launch()
    clock.advance(15 * minuteMs)
    expect(await bet(1)).toBe('OK')
    clock.advance(5 * minuteMs)
    expect(await bet(1)).toBe('PLAYER_BLOCKED')
    clock.advance(10 * minuteMs)
    await liftAllEnded({ db, clock, log })
    await renewRests({ db, clock, log })
    expect(await playUntil()).toBe(clock.now() + 20 * minuteMs)
    expect(await bet(1)).toBe('OK')
    clock.advance(20 * minuteMs)
    expect(await bet(1)).toBe('PLAYER_BLOCKED')
  })

  test('closes play within a minute where a bet makes an hour count in which nothing was bet [FACT-17]', async () => {
    const { clock, db } = on.world
    await limit('time', '60')
    await launch()
    clock.advance(60 * minuteMs)
    await renewRests({ db, clock, log })
    expect(await minutesUsed()).toBe('15')
    await openDueChecks({ db, clock, log })
    expect(await bet(1)).toBe('OK')
    expect(await minutesUsed()).toBe('60')
    clock.advance(minuteMs)
    await renewRests({ db, clock, log })
    expect([await isOpen(), await bet(1)]).toEqual([false, 'PLAYER_BLOCKED'])
  })

  test('that is taken away opens play again once that is confirmed', async () => {
    const { clock } = on.world
    await limit('time', '60')
    await launch()
    await limit('time', '')
    clock.advance(dayMs)
    const body = { counts: 'time', period: 'day', most: '' } as const
    expect((await ask(on.world, 'POST /member/limit/confirm', { body }, ana)).status).toBe(200)
    await openDueChecks({ db: on.world.db, clock, log })
    expect(await playUntil()).toBeNull()
  })
})
