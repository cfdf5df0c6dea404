import { command, type LedgerWorld, openLedgerWorld, plainRules, plant, undone } from '@saya/testing'
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll } from '../../wallet/audit/auditAll.ts'
import { endGameSession, endGameSessionsIn, endGameSessionsOf, openGameSession } from './gameSession.store.ts'

const peso = 10_000n
const hourMs = 3_600_000
let world: LedgerWorld
beforeAll(async () => {
  world = await openLedgerWorld()
})
afterAll(() => world.close())

interface Opening {
  readonly provider?: number
  readonly sessionId?: string
}

async function open(uid: bigint, { provider = 1, sessionId }: Opening = {}): Promise<Buffer> {
  const tokenHash = randomBytes(32)
  const openedAtMs = world.clock.now()
  const session = { tokenHash, uid, provider, game: 5, openedAtMs, expiresAtMs: openedAtMs + hourMs }
  await world.db.member(uid, tx => openGameSession(tx, { ...session, sessionId: sessionId ?? null }))
  return tokenHash
}

async function shown(uid: bigint): Promise<Buffer | null | undefined> {
  const row = await world.db.member(uid, tx =>
    tx.selectFrom('wallet').select('session').where('uid', '=', uid).where('asset', '=', 'PHP').executeTakeFirst(),
  )
  return row?.session
}

let number = 0
async function bet(uid: bigint, session: Buffer, provider = 1): Promise<string> {
  const txId = `bet ${++number} of ${uid}`
  const draft = command({ kind: 'bet', uid, provider, txId, roundId: txId, amount: peso, rules: plainRules, session })
  return (await world.ledger.apply(draft)).outcome
}

const end = (uid: bigint, session: Buffer) => world.db.member(uid, tx => endGameSession(tx, session, world.clock.now()))

test('a wallet shows what was opened last, and bets go in whatever is open', async () => {
  const uid = await world.funded(100n * peso)
  const [first, last] = [await open(uid), await open(uid, { provider: 2 })]
  expect(await shown(uid)).toEqual(last)
  expect([await bet(uid, first), await bet(uid, last, 2)]).toEqual(['OK', 'OK'])
  expect([await bet(uid, first, 2), await bet(uid, last)]).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID'])
})

test('the wallet of another member shows nothing of it', async () => {
  const [uid, other] = [await world.funded(100n * peso), await world.funded(100n * peso)]
  const session = await open(uid)
  expect(await bet(other, session)).toBe('TOKEN_INVALID')
  await open(other)
  expect(await bet(other, session)).toBe('TOKEN_INVALID')
})

test('a session that has ended is shown no more, and one that is still open goes on', async () => {
  const uid = await world.funded(100n * peso)
  const [first, last] = [await open(uid), await open(uid)]
  await end(uid, first)
  expect(await shown(uid)).toEqual(last)
  expect([await bet(uid, first), await bet(uid, last)]).toEqual(['TOKEN_INVALID', 'OK'])
  const more = await open(uid)
  await end(uid, more)
  expect(await shown(uid)).toBeNull()
  expect([await bet(uid, more), await bet(uid, last)]).toEqual(['TOKEN_INVALID', 'OK'])
})

test('the end of a sign-in ends the game sessions opened in it alone, and all those of a member can be ended at once', async () => {
  const uid = await world.funded(100n * peso)
  const signIns = { phone: randomUUID(), desk: randomUUID() }
  const [phone, desk] = [await open(uid, { sessionId: signIns.phone }), await open(uid, { sessionId: signIns.desk })]
  const leave = (sessions: string[]) =>
    world.db.member(uid, tx => endGameSessionsIn(tx, { uid, sessions, nowMs: world.clock.now() }))
  await leave([signIns.phone])
  expect([await shown(uid), await bet(uid, phone), await bet(uid, desk)]).toEqual([desk, 'TOKEN_INVALID', 'OK'])
  await leave([signIns.desk])
  expect([await shown(uid), await bet(uid, desk)]).toEqual([null, 'TOKEN_INVALID'])
  const again = await open(uid, { sessionId: signIns.desk })
  await world.db.member(uid, tx => endGameSessionsOf(tx, uid, world.clock.now()))
  expect([await shown(uid), await bet(uid, again)]).toEqual([null, 'TOKEN_INVALID'])
})

test.each([
  ['ends', 'update game_session set ended_at = now()', 'TOKEN_INVALID'],
  ['deletes', 'delete from game_session', 'TOKEN_INVALID'],
  ['shortens', 'update game_session set expires_at = opened_at', 'TOKEN_EXPIRED'],
])('whoever %s one by other words takes it off the wallet too', async (_how, words, outcome) => {
  const uid = await world.funded(100n * peso)
  const session = await open(uid)
  await world.db.member(uid, tx => sql`${sql.raw(words)} where uid = ${uid}`.execute(tx))
  expect([await shown(uid), await bet(uid, session)]).toEqual([null, outcome])
})

test('more sessions than a statement has parameters end together', async () => {
  const uid = await world.funded(100n * peso)
  await world.db.member(uid, tx =>
    sql`insert into game_session (token_hash, uid, provider, game, opened_at, expires_at)
      select sha256(('many ' || n)::bytea), ${uid}, 1, 5, now(), now() + interval '1 day' from generate_series(1, 66000) n`.execute(
      tx,
    ),
  )
  const session = await open(uid)
  await world.db.member(uid, tx => endGameSessionsOf(tx, uid, world.clock.now()))
  expect([await shown(uid), await bet(uid, session)]).toEqual([null, 'TOKEN_INVALID'])
})

test('a session that is shown is over when its time is', async () => {
  const uid = await world.funded(100n * peso)
  const session = await open(uid)
  world.clock.advance(hourMs - 1)
  expect(await bet(uid, session)).toBe('OK')
  world.clock.advance(1)
  expect(await bet(uid, session)).toBe('TOKEN_EXPIRED')
})

test('whoever opens and ends at once, also beside bets, leaves nothing shown that is not open', async () => {
  const uid = await world.funded(1000n * peso)
  for (let lap = 0; lap < 8; lap++) {
    const opened = await Promise.all([open(uid), open(uid), open(uid)])
    await Promise.all([
      ...opened.map(session => end(uid, session)),
      ...opened.map(session => bet(uid, session)),
      open(uid),
      ...(lap % 2 ? [world.db.member(uid, tx => endGameSessionsOf(tx, uid, world.clock.now()))] : []),
    ])
    for (const session of opened) expect(await bet(uid, session)).toBe('TOKEN_INVALID')
    expect((await auditAll(world)).findings.filter(({ check }) => check === 'session')).toEqual([])
  }
})

describe('the whole audit finds by the sessions that', () => {
  let uid: bigint
  beforeAll(async () => {
    uid = await world.funded(100n * peso)
    await open(uid)
    await open(await world.funded(100n * peso), { provider: 2 })
  })
  test.each([
    [
      'one that is shown has ended',
      `alter table game_session disable trigger game_session_hides;
      update game_session set ended_at = opened_at where uid = $uid;
      alter table game_session enable trigger game_session_hides`,
    ],
    ['one is shown that is not there', `update wallet set session = sha256('x') where uid = $uid and asset = $php`],
    ['one is shown as of another provider', 'update wallet set session_provider = 3 where uid = $uid and asset = $php'],
    [
      'one is shown for longer',
      `update wallet set session_until = session_until + interval '1 s' where uid = $uid and asset = $php`,
    ],
    [
      'that of another is shown',
      `update wallet w set session = s.session, session_provider = s.session_provider, session_until = s.session_until
      from wallet s where s.session_provider = 2 and w.uid = $uid and w.asset = $php`,
    ],
    [
      'one is shown by coins',
      `update wallet w set session = s.session, session_provider = s.session_provider, session_until = s.session_until
      from wallet s where s.session is not null and s.uid = $uid and w.uid = $uid and w.asset = 'FIL'`,
    ],
  ])('%s', async (_how, statements) => {
    const checks = await undone(world.db, async db => {
      await db.memberSchema(0, tx => plant(tx, statements, uid))
      return (await auditAll({ db, clock: world.clock })).findings.map(({ check }) => check)
    })
    expect(checks).toContain('session')
  })
})
