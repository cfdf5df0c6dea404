import { randomUUID } from 'node:crypto'
import {
  ask,
  askOffice,
  maintenanceDesk,
  openStudioWorld,
  setMaintenance,
  staffOf,
  type StudioWorld,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const code = 'mangga-fiesta'
const reason = 'The pictures are wrong'
let on: StudioWorld
let desk: Awaited<ReturnType<typeof maintenanceDesk>>
let risk: string
beforeAll(async () => {
  on = await openStudioWorld()
  desk = await maintenanceDesk(on.world)
  risk = (await staffOf(on.world, { role: 'risk' })).token
})
afterAll(() => on.close())

async function switchGame(isClosed: boolean): Promise<void> {
  const games = await askOffice(on.world, 'GET /office/api/game/list', { query: { w: 'mangga fiesta' } }, risk)
  const id = games.data.d.find(row => row.code === code)?.id ?? 0
  const [before, after] = isClosed ? (['open', 'closed'] as const) : (['closed', 'open'] as const)
  const answer = await askOffice(
    on.world,
    'POST /office/api/game/switch',
    { body: { id, before, after, reason } },
    risk,
  )
  expect(answer.status).toBe(200)
}

async function switchProvider(isClosed: boolean): Promise<void> {
  const body = { venue_id: (await desk.gameInfo(code)).venue_id, is_closed: isClosed, reason }
  expect((await askOffice(on.world, 'POST /office/api/provider/switch', { body }, risk)).status).toBe(200)
}

const hands: Readonly<Record<string, (isClosed: boolean) => Promise<void>>> = {
  'a game': switchGame,
  'a provider': switchProvider,
  everything: isClosed => setMaintenance(on.world.db, isClosed),
}

/** By which name the wallet knows the session of the last game that was opened. */
async function sessionToken(playerRef: string): Promise<string> {
  const rows = await on.db.transaction(tx =>
    tx.query<{ session_token: string }>('select session_token from play_session where player_ref = $1', [playerRef]),
  )
  return rows[0]?.session_token ?? ''
}

test.each(Object.keys(hands))(
  '%s closed by hand takes no new bet, pays and gives back what is open, and takes bets when it is opened again',
  async name => {
    const turn = hands[name] ?? switchGame
    const ana = await on.player()
    await on.open(ana, code)
    const player = { player_ref: String(ana.uid), game_code: code }
    const paying = { ...player, currency: 'PHP', round_closed: false } as const
    const token = await sessionToken(player.player_ref)
    async function bet(id: string) {
      const wish = { ...paying, tx_id: id, round_id: id, session_token: token, amount: '10.0000', ts: 1 }
      return on.wallet.send('bet', wish)
    }
    const [paid, undone, late] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [paid, undone]) expect(await bet(id)).toMatchObject({ answer: { status: 'OK' } })
    await turn(true)
    await desk.pass(1)
    expect(await bet(late)).toMatchObject({ answer: { status: 'GAME_DISABLED', balance: '980.0000' } })
    const win = {
      ...paying,
      tx_id: paid,
      ref_tx_id: paid,
      round_id: paid,
      kind: 'win' as const,
      amount: '25.0000',
      round_closed: true,
      ts: 2,
    }
    expect(await on.wallet.send('settle', win)).toMatchObject({ answer: { status: 'OK', balance: '1005.0000' } })
    const back = { ...player, tx_id: undone, ref_tx_id: undone, round_id: undone, ts: 3 }
    expect(await on.wallet.send('rollback', back)).toMatchObject({ answer: { status: 'OK', balance: '1015.0000' } })
    await turn(false)
    await desk.pass(1)
    expect(await bet(randomUUID())).toMatchObject({ answer: { status: 'OK', balance: '1005.0000' } })
    // What was refused stays refused, however often it is sent.
    expect(await bet(late)).toMatchObject({ answer: { status: 'GAME_DISABLED', balance: '1005.0000', replayed: true } })
    await expect.poll(async () => (await ask(on.world, 'GET /member/index')).status).toBe(200)
  },
)
