import {
  ask,
  command,
  openStudioWorld,
  plainRules,
  type Player,
  raisingGame,
  studioGame,
  type StudioWorld,
  whileWalletHeld,
} from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endGameSessionsOf } from '../game/index.ts'
import { exportOwn, openDueChecks } from './index.ts'

const minuteMs = 60_000
const other = 'dragon-ginto-8'
const log = pino({ level: 'silent' })

let on: StudioWorld
let ana: Player
let counter = 0
beforeAll(async () => {
  on = await openStudioWorld({ memberSchemas: 3, games: [raisingGame(studioGame), raisingGame(other)] })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
})

const launch = (player = ana, code = studioGame) =>
  ask(on.world, 'POST /api/v2/game/launch', { body: { code } }, player)
const check = async (player = ana) => (await ask(on.world, 'GET /member/reality_check/detail', {}, player)).data
const answer = (id: string, said: 'keep' | 'stop', player = ana) =>
  ask(on.world, 'POST /member/reality_check/answer', { body: { id, answer: said } }, player)
const setEvery = (minutes: number, player = ana) =>
  ask(on.world, 'POST /member/reality_check/set', { body: { minutes } }, player)
const sweep = () => openDueChecks({ db: on.world.db, clock: on.world.clock, log })
const pass = (minutes: number) => on.world.clock.advance(minutes * minuteMs)

function sessionsOf({ uid }: Player) {
  return on.world.db.member(uid, tx =>
    tx.selectFrom('game_session').selectAll().where('uid', '=', uid).orderBy('opened_at', 'desc').execute(),
  )
}

const checksOf = ({ uid }: Player) =>
  on.world.db.member(uid, tx => tx.selectFrom('reality_check').selectAll().where('uid', '=', uid).execute())

const leave = ({ uid } = ana) => on.world.db.member(uid, tx => endGameSessionsOf(tx, uid, on.world.clock.now()))

/** A bet of the game that was launched last, or of an outside provider. */
async function bet(pesos: number, provider?: number): Promise<{ readonly outcome: string; readonly txId: string }> {
  const [session] = await sessionsOf(ana)
  if (!session) throw new Error('No game was launched.')
  const txId = `reality bet ${++counter}`
  const sent = { kind: 'bet', uid: ana.uid, game: session.game, txId, roundId: txId, rules: plainRules } as const
  const amount = BigInt(pesos) * 10_000n
  const { outcome } = await on.world.ledger.apply(command({ ...sent, provider: provider ?? session.provider, amount }))
  return { outcome, txId }
}

async function settle(kind: 'settle' | 'rollback', pesos: number, betTx: string): Promise<string> {
  const [session] = await sessionsOf(ana)
  const { provider, game } = session ?? { provider: 1, game: 1 }
  const txId = `reality ${kind} ${++counter}`
  const sent = { kind, uid: ana.uid, provider, game, txId, roundId: betTx, refTxId: betTx, rules: plainRules }
  const amount = kind === 'settle' ? BigInt(pesos) * 10_000n : 0n
  return (await on.world.ledger.apply(command({ ...sent, amount, closesRound: kind === 'settle' }))).outcome
}

/** Plays on for so long: a bet every few minutes. */
async function play(minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 5) {
    expect((await bet(1)).outcome).toBe('OK')
    pass(Math.min(5, left))
  }
}

describe('a reality check', () => {
  test('is due after an hour of play, and after as long as the member chose from then on [SAFE-14]', async () => {
    expect(await check()).toEqual({ every_minutes: 60, due: null, next_at: null })
    await launch()
    expect((await check()).next_at).toBe(Math.ceil((on.world.clock.now() + 60 * minuteMs) / 1000))
    await play(59)
    expect((await check()).due).toBeNull()
    pass(1)
    const { due } = await check()
    expect(due).toMatchObject({ minutes: 60 })
    expect((await answer(due?.id ?? '', 'keep')).data).toMatchObject({ due: null })
    // What has been played by now counts for another figure too.
    await play(20)
    expect((await setEvery(15)).data).toMatchObject({ every_minutes: 15, due: { minutes: 20 } })
    for (const wrong of [14, 121, 0, 20.5]) expect((await setEvery(wrong)).code).toBe('invalid_request')
    expect((await setEvery(120)).data).toMatchObject({ every_minutes: 120, due: { minutes: 20 } })
  })

  test('takes no bet and opens no game until it is answered, and pays what was bet before [SAFE-17]', async () => {
    await launch()
    await play(55)
    const [won, back] = [await bet(10), await bet(10)]
    pass(5)
    // Nobody has looked yet: the bet's own statement refuses.
    expect((await bet(1)).outcome).toBe('PLAYER_BLOCKED')
    expect(await launch()).toMatchObject({ status: 403, code: 'gate_reality_check' })
    expect((await ask(on.world, 'GET /member/gate/list', {}, ana)).data).toMatchObject([
      { cause: 'reality_check', closed_until: null, closes: ['play'] },
    ])
    expect(await settle('settle', 25, won.txId)).toBe('OK')
    expect(await settle('rollback', 10, back.txId)).toBe('OK')
    await answer((await check()).due?.id ?? '', 'keep')
    expect((await bet(1)).outcome).toBe('OK')
    expect((await launch()).status).toBe(200)
  })

  test('tells what was played, staked and won since the play began, and then since the last check [SAFE-18]', async () => {
    await launch()
    await play(60)
    const first = await bet(1)
    expect(first.outcome).toBe('PLAYER_BLOCKED')
    const { due } = await check()
    expect(due).toMatchObject({ minutes: 60, staked: '12.00', won: '0.00', net: '-12.00' })
    expect(due?.from).toBe(Math.floor(on.world.clock.now() / 1000) - 3600)
    await answer(due?.id ?? '', 'keep')
    const [won, back] = [await bet(10), await bet(30)]
    await settle('settle', 25, won.txId)
    await settle('rollback', 30, back.txId)
    await play(60)
    expect((await check()).due).toMatchObject({ minutes: 60, staked: '22.00', won: '25.00', net: '3.00' })
  })

  test('counts over games and providers, and two games beside each other once [SAFE-15]', async () => {
    await launch()
    await play(20)
    await launch(ana, other)
    await play(20)
    // An outside provider's bets are the same play.
    for (let left = 20; left > 0; left -= 5) {
      expect((await bet(1, 2)).outcome).toBe('OK')
      pass(5)
    }
    expect((await check()).due).toMatchObject({ minutes: 60 })
    expect((await bet(1, 2)).outcome).toBe('PLAYER_BLOCKED')
  })

  test('is put off while a game lies idle, however long, and refuses no bet in between [SAFE-15, SAFE-16]', async () => {
    await launch()
    await play(10)
    for (let minute = 0; minute < 200; minute++) {
      await sweep()
      pass(1)
    }
    expect((await check()).due).toBeNull()
    for (let minute = 0; minute < 59; minute++) {
      await sweep()
      expect((await bet(1)).outcome).toBe('OK')
      pass(1)
    }
    await sweep()
    expect((await check()).due).toBeNull()
    pass(1)
    expect((await check()).due).toMatchObject({ minutes: 60 })
  })

  test('is never asked of whoever opened no game, left it, or only has one open [SAFE-16]', async () => {
    pass(300)
    await sweep()
    expect(await check()).toMatchObject({ due: null, next_at: null })
    await launch()
    pass(120)
    await sweep()
    expect((await check()).due).toBeNull()
    await leave()
    pass(120)
    await sweep()
    expect(await check()).toMatchObject({ due: null, next_at: null })
    expect(await checksOf(ana)).toEqual([])
    // And nothing keeps them from playing.
    expect([(await launch()).status, (await bet(1)).outcome]).toEqual([200, 'OK'])
  })

  test('is one, however many devices and sweeps find it at once [SAFE-20]', async () => {
    await launch()
    await play(60)
    const asked = await Promise.all([check(), check(), sweep(), launch(), check(), sweep()])
    expect(new Set([asked[0].due?.id, asked[1].due?.id, asked[4].due?.id]).size).toBe(1)
    expect(await checksOf(ana)).toHaveLength(1)
  })

  test('is answered once: sent again, at once or late it answers no check that came since [SAFE-20]', async () => {
    await launch()
    await play(60)
    const first = (await check()).due?.id ?? ''
    const both = await Promise.all([answer(first, 'keep'), answer(first, 'keep')])
    expect(both.map(({ data }) => data.due)).toEqual([null, null])
    await play(60)
    const second = (await check()).due?.id
    expect(second).not.toBe(first)
    expect((await answer(first, 'keep')).data.due?.id).toBe(second)
    expect((await answer(first, 'stop')).data.due?.id).toBe(second)
    expect((await sessionsOf(ana)).map(({ ended_at }) => ended_at)).toEqual([null])
    // Nobody answers for somebody else.
    await answer(second ?? '', 'keep', await on.player())
    expect((await bet(1)).outcome).toBe('PLAYER_BLOCKED')
    expect((await checksOf(ana)).map(({ answer: said }) => said)).toEqual(['keep', null])
  })

  test('is opened, or answered, whole or not at all where a bet is under way at the same time [SAFE-20, SAFE-17]', async () => {
    await launch()
    await play(60)
    const id = (await check()).due?.id ?? ''
    let begun: readonly Promise<unknown>[] = []
    await whileWalletHeld(on.world.db, ana.uid, async untilWaiting => {
      const answered = answer(id, 'stop')
      await untilWaiting(1)
      begun = [answered, bet(1)]
      await untilWaiting(2)
    })
    const [, taken] = await Promise.all(begun)
    expect(taken).toMatchObject({ outcome: expect.stringMatching(/PLAYER_BLOCKED|TOKEN_INVALID|OK/) })
    expect((await checksOf(ana)).map(({ answer: said }) => said)).toEqual(['stop'])
  })

  test('that stops ends every game in the same commit, tells the studio, and lets the member come back [SAFE-21]', async () => {
    await launch()
    await play(30)
    await launch(ana, other)
    await play(30)
    const { data } = await answer((await check()).due?.id ?? '', 'stop')
    expect(data).toMatchObject({ due: null, next_at: null })
    expect((await sessionsOf(ana)).map(({ ended_at }) => ended_at)).toEqual(Array(2).fill(on.world.clock.now()))
    await expect
      .poll(async () => {
        const open = await on.db.transaction(tx =>
          tx.query('select id from play_session where player_ref = $1 and ended_at is null', [String(ana.uid)]),
        )
        return open.length
      })
      .toBe(0)
    expect([(await launch()).status, (await bet(1)).outcome]).toEqual([200, 'OK'])
    expect((await check()).next_at).toBe(Math.ceil((on.world.clock.now() + 60 * minuteMs) / 1000))
  })

  test('goes by the server’s clock: one that was put back asks for nothing twice and closes nothing for longer [SAFE-20]', async () => {
    await launch()
    await play(60)
    await answer((await check()).due?.id ?? '', 'keep')
    pass(-30)
    expect((await check()).due).toBeNull()
    expect([(await launch()).status, (await bet(1)).outcome]).toEqual([200, 'OK'])
    pass(30)
    await play(30)
    expect((await check()).due).toBeNull()
  })

  test('waits while an exclusion or a break closes play, and comes with the next launch [SAFE-17]', async () => {
    await launch()
    await play(60)
    const id = (await check()).due?.id
    await ask(on.world, 'POST /member/exclusion/break', { body: { period: '24h' } }, ana)
    expect(await check()).toMatchObject({ due: null, next_at: null })
    pass(24 * 60)
    expect(await launch()).toMatchObject({ code: 'gate_reality_check' })
    expect((await check()).due?.id).toBe(id)
  })

  test('is in the copy of the member’s own data, with its answer [SAFE-24]', async () => {
    await setEvery(15)
    await launch()
    await play(15)
    await answer((await check()).due?.id ?? '', 'stop')
    const data = await on.world.db.member(ana.uid, tx => exportOwn(tx, ana.uid))
    expect(data.reality_check_minutes).toBe(15)
    expect(data.reality_checks).toMatchObject({ rows: [{ minutes: 15, answer: 'stop' }], is_complete: true })
  })

  test('is nobody else’s to see, answer or set', async () => {
    expect((await ask(on.world, 'GET /member/reality_check/detail', {})).status).toBe(401)
    const body = { id: '6f1c0f5e-3a55-4a0e-9a37-0f6f7c1f3a11', answer: 'keep' } as const
    expect((await ask(on.world, 'POST /member/reality_check/answer', { body })).status).toBe(401)
    expect((await ask(on.world, 'POST /member/reality_check/set', { body: { minutes: 30 } })).status).toBe(401)
  })
})
