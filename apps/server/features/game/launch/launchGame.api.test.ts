import {
  ask,
  changeGame,
  openStudioWorld,
  type Player,
  studioGame,
  type StudioWorld,
  trivialGame,
  whileWalletHeld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberTx } from '../../../platform/db/database.ts'
import { endSessionsOf } from '../../identity/index.ts'
import { setGate } from '../../gate/index.ts'
import { operateStanding } from '../../kyc/index.ts'

let on: StudioWorld
let ana: Player
beforeAll(async () => {
  on = await openStudioWorld({ memberSchemas: 3, games: [studioGame, 'jeepney-jackpot'].map(trivialGame) })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player()
})

function launch(player: Pick<Player, 'token'> | Record<never, never>, body: object = {}) {
  return ask(on.world, 'POST /api/v2/game/launch', { body: { code: 'mangga-fiesta', ...body } }, player)
}

function sessionsOf({ uid }: Player) {
  return on.world.db.member(uid, tx => tx.selectFrom('game_session').selectAll().where('uid', '=', uid).execute())
}

test('a launch answers the address of the game, which opens it once, in the member’s own name [GAME-30, GAME-29]', async () => {
  const { status, data } = await launch(ana)
  expect(status).toBe(200)
  expect(data).toMatch(new RegExp(`^${on.url}/open/[\\w-]{43}$`))
  expect(await sessionsOf(ana)).toMatchObject([{ provider: 1, ended_at: null }])
  const page = await fetch(data)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('"game":"mangga-fiesta"')
  expect((await fetch(data)).status).toBe(410)
  const other = await launch(ana, { code: 'jeepney-jackpot' })
  expect(await (await fetch(other.data)).text()).toContain('"game":"jeepney-jackpot"')
})

test.each(['/api/v2/game/launch', '/game/launch'])(
  'the documented GET of %s does the same [GAME-29, GAME-30]',
  async path => {
    const headers = { t: ana.token, accept: 'application/json' }
    const answer = await fetch(`${on.world.url}${path}?code=mangga-fiesta`, { headers })
    const { status, data } = (await answer.json()) as { status: boolean; data: string }
    expect([status, (await fetch(data)).status]).toEqual([true, 200])
    // It is as closed as the other: nobody opens a game without a token, or from another site.
    expect((await fetch(`${on.world.url}${path}?code=mangga-fiesta`)).status).toBe(401)
    const led = { ...headers, 'sec-fetch-site': 'cross-site' }
    expect((await fetch(`${on.world.url}${path}?code=mangga-fiesta`, { headers: led })).status).toBe(403)
    expect((await fetch(`${on.world.url}${path}`, { method: 'PUT' })).headers.get('allow')).toBe('POST, GET, OPTIONS')
  },
)

test('the address does not carry what the provider bets with', async () => {
  const { data } = await launch(ana)
  const [session] = await on.db.transaction(tx =>
    tx.query<{ session_token: string }>('select session_token from play_session order by made_at desc limit 1'),
  )
  expect(session?.session_token).toHaveLength(40)
  expect(data).not.toContain(session?.session_token)
})

test('a guest opens no game', async () => {
  expect(await launch({})).toMatchObject({ status: 401 })
})

test.each(['unset', 'frozen'] as const)(
  'a member who is %s is told to complete KYC, and no session is opened',
  async kyc => {
    const ben = await on.world.player({ kyc })
    expect(await launch(ben)).toMatchObject({ status: 403, code: 'game_kyc_required' })
    expect(await sessionsOf(ben)).toEqual([])
  },
)

test('a blocked member opens no game', async () => {
  const ben = await on.world.player({ kyc: 'block' })
  expect((await launch(ben)).status).toBe(403)
  expect(await sessionsOf(ben)).toEqual([])
})

const shutWallets: readonly ((tx: MemberTx, uid: bigint) => Promise<unknown>)[] = [
  (tx, uid) => tx.updateTable('wallet').set({ gates: 1 }).where('uid', '=', uid).execute(),
  (tx, uid) => {
    const nowMs = on.world.clock.now()
    return setGate(tx, { uid, cause: 'kyc', openUntilMs: nowMs - 1000, closedUntilMs: null, nowMs })
  },
]

test.each(shutWallets)(
  'a member whose wallet takes no bets %# is told so and keeps the way to their money',
  async shut => {
    await on.world.db.member(ana.uid, tx => shut(tx, ana.uid))
    expect(await launch(ana)).toMatchObject({ status: 403, code: 'play_paused' })
    expect(await sessionsOf(ana)).toEqual([])
  },
)

test('a game under maintenance, a coming game and an unknown one are each refused with a code of their own', async () => {
  await changeGame(on.world.db, 'jeepney-jackpot', { maintained: true })
  await changeGame(on.world.db, 'kalabaw-gold', { online: false })
  await on.world.db.ref(tx =>
    tx.updateTable('provider_link_game').set({ offered: false }).where('code', '=', 'parol-nights').execute(),
  )
  expect(await launch(ana, { code: 'jeepney-jackpot' })).toMatchObject({ status: 503, code: 'game_maintained' })
  expect(await launch(ana, { code: 'parol-nights' })).toMatchObject({ status: 409, code: 'game_coming' })
  for (const code of ['kalabaw-gold', 'nothing-of-ours']) {
    expect(await launch(ana, { code })).toMatchObject({ status: 404, code: 'game_not_found' })
  }
  expect(await sessionsOf(ana)).toEqual([])
})

test('a provider that does not have the game, or does not answer, leaves no open session behind [GAME-31]', async () => {
  // The catalogue believes that the studio has it.
  const refused = await launch(ana, { code: 'perlas-ng-dagat' })
  expect(refused).toMatchObject({ status: 503, code: 'game_launch_failed' })
  expect(refused.sentence).toBe('Game launch failed. Please try again in a moment, or choose another game.')
  expect((await sessionsOf(ana)).map(({ ended_at }) => ended_at === null)).toEqual([false])
})

test('a member who is blocked while a game is being opened is left with no session', async () => {
  const { db, api } = on.world
  const reviewer = { id: 'rosa', name: 'Rosa', memberUid: null }
  const block = { uid: ana.uid, act: 'block', reviewer, reason: 'fraud' } as const
  let begun: readonly Promise<unknown>[] = []
  await whileWalletHeld(db, ana.uid, async untilWaiting => {
    const blocked = operateStanding(api.kyc, block)
    await untilWaiting(1)
    begun = [blocked, launch(ana)]
    await untilWaiting(2)
  })
  expect(await Promise.all(begun)).toMatchObject([{}, { status: 403, code: 'game_kyc_required' }])
  expect(await sessionsOf(ana)).toEqual([])
})

/** For an hour from now. */
function closePlay(cause: 'exclusion' | 'time_out' | 'rest' | 'staff') {
  const nowMs = on.world.clock.now()
  const gate = { uid: ana.uid, cause, openUntilMs: null, closedUntilMs: nowMs + 3_600_000, nowMs }
  return on.world.db.member(ana.uid, tx => setGate(tx, gate))
}

test.each([
  ['exclusion', 'gate_exclusion_until', 'You are excluded from play until March 2, 2026, 1:00 PM.'],
  ['time_out', 'gate_time_out', 'You are on a break until March 2, 2026, 1:00 PM.'],
  ['rest', 'gate_rest', 'One of your limits has paused play until March 2, 2026, 1:00 PM.'],
  ['staff', 'gate_staff', 'Deposits, games and bonuses are closed for your account.'],
] as const)(
  'under %s no game is opened, and the member reads why and until when [FACT-04]',
  async (cause, code, says) => {
    await closePlay(cause)
    const refused = await launch(ana)
    expect(refused).toMatchObject({ status: 403, code })
    expect(refused.sentence).toContain(says)
    expect(refused.sentence).toMatch(/You can still withdraw/)
    expect(await sessionsOf(ana)).toEqual([])
  },
)

test('a member who is excluded while a game is being opened is left with no session [FACT-04]', async () => {
  let begun: readonly Promise<unknown>[] = []
  await whileWalletHeld(on.world.db, ana.uid, async untilWaiting => {
    const excluded = closePlay('exclusion')
    await untilWaiting(1)
    begun = [excluded, launch(ana)]
    await untilWaiting(2)
  })
  expect(await Promise.all(begun)).toMatchObject([{}, { status: 403, code: 'gate_exclusion_until' }])
  expect(await sessionsOf(ana)).toEqual([])
})

test('a launch opens what is over at that moment, so that the bets behind it are taken [FACT-03]', async () => {
  const { db, clock } = on.world
  const nowMs = clock.now()
  const gate = { uid: ana.uid, cause: 'time_out', openUntilMs: null, closedUntilMs: nowMs, nowMs: nowMs - 1 } as const
  await db.member(ana.uid, tx => setGate(tx, gate))
  expect((await launch(ana)).status).toBe(200)
  const wallets = db.member(ana.uid, tx => tx.selectFrom('wallet').select('gates').where('uid', '=', ana.uid).execute())
  expect(await wallets).toEqual([{ gates: 0 }, { gates: 0 }])
})

test('a member who signs out while a game is being opened is left with no open session', async () => {
  const { db, clock } = on.world
  let launched: ReturnType<typeof launch> | undefined
  await whileWalletHeld(db, ana.uid, async untilWaiting => {
    launched = launch(ana)
    await untilWaiting(1)
    await db.app(tx => endSessionsOf(tx, { uid: ana.uid, nowMs: clock.now() }))
  })
  expect(await launched).toMatchObject({ status: 503, code: 'game_launch_failed' })
  expect((await sessionsOf(ana)).map(({ ended_at }) => ended_at === null)).toEqual([false])
})

test.each(['', 'a b', 'x'.repeat(65)])('the code %j is not read', async code => {
  expect((await launch(ana, { code })).status).toBe(400)
})
