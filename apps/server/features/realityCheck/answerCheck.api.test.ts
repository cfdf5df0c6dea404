import { parsePesos } from '@saya/money'
import {
  ask,
  openStudioWorld,
  type Player,
  raisingGame,
  realityCheckTools,
  type RealityCheckTools,
  studioGame,
  type StudioWorld,
  untilWaiting,
  whileWalletHeld,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const minuteMs = 60_000
const other = 'dragon-ginto-8'

let on: StudioWorld
let tools: RealityCheckTools
let ana: Player
beforeAll(async () => {
  on = await openStudioWorld({ memberSchemas: 3, games: [raisingGame(studioGame), raisingGame(other)] })
  tools = realityCheckTools(on)
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
})

const launch = (code = studioGame) => tools.launch(ana, code)
const check = () => tools.check(ana)
const answer = (id: string, said: 'keep' | 'stop', by = ana) => tools.answer(by, id, said)
const bet = (pesos: number, provider?: number) => tools.bet(ana, pesos, provider)
const play = async (minutes: number) => expect([...(await tools.play(ana, minutes))]).toEqual(['OK'])
const balance = async () => parsePesos((await ask(on.world, 'GET /finance/wallet', {}, ana)).data.balance) ?? 0n
const pass = (minutes: number) => tools.pass(minutes)

test('a reality check is answered once: sent again, at once or late it answers no check that came since [SAFE-20]', async () => {
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
  expect((await tools.sessionsOf(ana)).map(({ ended_at }) => ended_at)).toEqual([null])
  // Nobody answers for somebody else.
  await answer(second ?? '', 'keep', await on.player())
  expect((await bet(1)).outcome).toBe('PLAYER_BLOCKED')
  expect((await tools.checksOf(ana)).map(({ answer: said }) => said)).toEqual(['keep', null])
})

type Taking = readonly [what: string, said: 'keep' | 'stop', sentFirst: 'bet' | 'answer', outcome: RegExp]

test.each<Taking>([
  ['behind the answer that stops is not taken, since its game has ended', 'stop', 'answer', /^TOKEN_INVALID$/],
  // Whichever of the two holds the wallet first: nobody has answered yet, or the game has ended.
  ['sent before the answer that stops is not taken', 'stop', 'bet', /^(PLAYER_BLOCKED|TOKEN_INVALID)$/],
  ['behind the answer that plays on is taken', 'keep', 'answer', /^OK$/],
])(
  'a bet that waits while a reality check is answered, %s [SAFE-17, SAFE-20]',
  async (_what, said, sentFirst, outcome) => {
    await launch()
    await play(60)
    const id = (await check()).due?.id ?? ''
    const sendBet = await tools.readyBet(ana, 1)
    const before = await balance()
    let answered: Promise<unknown> | undefined
    let taken: ReturnType<typeof sendBet> | undefined
    await whileWalletHeld(on.world.db, ana.uid, async untilWaiting => {
      if (sentFirst === 'bet') taken = sendBet()
      else answered = answer(id, said)
      await untilWaiting(1)
      taken ??= sendBet()
      answered ??= answer(id, said)
      await untilWaiting(2)
    })
    await answered
    expect((await taken)?.outcome).toMatch(outcome)
    expect(before - (await balance())).toBe(said === 'keep' ? 10_000n : 0n)
    expect((await tools.checksOf(ana)).map(({ answer: kept }) => kept)).toEqual([said])
  },
)

test('a reality check that stops ends every game in the same commit, tells the studio, and lets the member come back [SAFE-21]', async () => {
  await launch()
  await play(30)
  await launch(other)
  await play(30)
  const { data } = await answer((await check()).due?.id ?? '', 'stop')
  expect(data).toMatchObject({ due: null, next_at: null })
  expect((await tools.sessionsOf(ana)).map(({ ended_at }) => ended_at)).toEqual(Array(2).fill(on.world.clock.now()))
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

test.each(['reality_check', 'game_session'] as const)(
  'the answer that stops and the end of the games are one commit: while the %s is held neither stands [SAFE-21]',
  async table => {
    await launch()
    await play(60)
    const id = (await check()).due?.id ?? ''
    const { db } = on.world
    const states = async () => [
      (await tools.checksOf(ana)).map(({ answer: said }) => said),
      (await tools.sessionsOf(ana)).map(({ ended_at: endedAt }) => endedAt),
    ]
    let answered: ReturnType<typeof answer> | undefined
    await db.member(ana.uid, async tx => {
      await sql`select from ${sql.table(table)} where uid = ${ana.uid} for update`.execute(tx)
      answered = answer(id, 'stop')
      await untilWaiting(db, 1)
      expect(await states()).toEqual([[null], [null]])
    })
    expect((await answered)?.status).toBe(200)
    expect(await states()).toEqual([['stop'], [on.world.clock.now()]])
  },
)

test('a reality check goes by the server’s clock: one that was put back asks for nothing twice and closes nothing for longer [SAFE-20]', async () => {
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

test('a guest answers nothing', async () => {
  const body = { id: '6f1c0f5e-3a55-4a0e-9a37-0f6f7c1f3a11', answer: 'keep' } as const
  expect((await ask(on.world, 'POST /member/reality_check/answer', { body })).status).toBe(401)
})
