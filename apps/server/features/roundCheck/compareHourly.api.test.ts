import { randomUUID } from 'node:crypto'
import {
  askOffice,
  command,
  listIncidents,
  openStudioWorld,
  plainRules,
  staffOf,
  type Player,
  readJournal,
  type StudioWorld,
} from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGameProviders } from '../../platform/gameProvider/openGameProviders.ts'
import type { GameProvider, GameProviders, Span, TellingProviders } from '../../platform/gameProvider/gameProvider.ts'
import { ProviderFault } from '../../platform/gameProvider/providerFault.ts'
import { compareHourly } from './compareHourly.ts'

let studio: StudioWorld
let ana: Player
beforeAll(async () => {
  studio = await openStudioWorld({ memberSchemas: 3 })
  ana = await studio.player()
})
afterAll(() => studio.close())
beforeEach(() => studio.world.clock.advance(3_600_000))

/** Plays a round to its end and answers its id. */
async function play(): Promise<string> {
  const session = await studio.open(ana)
  const { body } = await studio.call('state', { session })
  const key = randomUUID()
  const asked = { session, key, stake: '5.00', clientSeed: 'word', commitment: body.next.commitment }
  const { body: played } = await studio.call('play', asked)
  if (played.round.state === 'choosing') await studio.call('choose', { session, key, choice: 0 })
  await studio.tend()
  return played.round.id
}

/** What the worker does, once it is due. */
async function compare(providers: GameProviders = asked()): Promise<void> {
  const { db, clock } = studio.world
  clock.advance(1000)
  await compareHourly({ db, clock, log: pino({ level: 'silent' }), gameProviders: providers })()
}

function asked(url = studio.url) {
  const [keys, clock] = [[{ provider: 'studio', id: '1', bytes: Buffer.alloc(32, 5) }], studio.world.clock] as const
  return openGameProviders({ places: [{ code: 'studio', url, pages: url }], keys, clock }) as TellingProviders
}

async function found(roundId: string) {
  const rows = await studio.world.db.app(tx =>
    tx.selectFrom('round_difference').select(['kind', 'closed_at']).where('round_id', '=', roundId).execute(),
  )
  return rows.map(({ kind, closed_at: closed }) => [kind, closed !== null])
}

async function isAlarmed(incident = 'ROUND_MISMATCH') {
  const all = await studio.world.db.app(listIncidents)
  return all.some(({ kind, closed_at: closed }) => kind === incident && closed === null)
}

async function setAtStudio(id: string, what: string): Promise<void> {
  await studio.db.transaction(tx => tx.query(`update game_round set ${what} where id = $1`, [id]))
}

test('rounds that both have alike leave nothing; one the studio has otherwise is found, alarms, and closes when it is mended', async () => {
  const alike = await play()
  const other = await play()
  studio.world.clock.advance(900_000)
  await setAtStudio(other, 'win = win + 70000')
  await compare()
  expect([await found(alike), await found(other), await isAlarmed()]).toEqual([[], [['amount', false]], true])
  await setAtStudio(other, 'win = win - 70000')
  await compare()
  expect([await found(other), await isAlarmed()]).toEqual([[['amount', true]], false])
})

test('a round that only one side has is found on either, and what is too young is left for the next time', async () => {
  const lost = await play()
  await studio.db.transaction(tx => tx.query(`update game_round set player_ref = '999999999' where id = $1`, [lost]))
  await compare()
  expect(await found(lost)).toEqual([])
  studio.world.clock.advance(900_000)
  await readJournal(studio.world)
  await compare()
  expect(new Set(await found(lost))).toEqual(
    new Set([
      ['missing_here', false],
      ['missing_there', false],
    ]),
  )
  await studio.db.transaction(tx =>
    tx.query('update game_round set player_ref = $2 where id = $1', [lost, String(ana.uid)]),
  )
  await compare()
  expect(new Set(await found(lost))).toEqual(
    new Set([
      ['missing_here', true],
      ['missing_there', true],
    ]),
  )
})

test('a round that is decided nowhere waits, is aged after two days, and is seen however long ago it was', async () => {
  const open = await play()
  await setAtStudio(open, `state = 'drawn', ended_at = null, next_try_at = 'infinity'`)
  studio.world.clock.advance(900_000)
  await compare()
  expect([await found(open), await isAlarmed()]).toEqual([[['waiting', false]], false])
  studio.world.clock.advance(49 * 3_600_000)
  await compare()
  expect([await found(open), await isAlarmed()]).toEqual([[['aged', false]], true])
  await setAtStudio(open, `state = 'settled', ended_at = turned_at`)
  await compare()
  expect([await found(open), await isAlarmed()]).toEqual([[['aged', true]], false])
})

test('a round that its provider has stopped is a person’s matter at once, listed with those that do not go on, until it is explained', async () => {
  const stopped = await play()
  await setAtStudio(stopped, `state = 'stopped'`)
  studio.world.clock.advance(900_000)
  await compare()
  expect([await found(stopped), await isAlarmed()]).toEqual([[['stopped', false]], true])
  const { token } = await staffOf(studio.world, { role: 'finance' })
  async function listed(query: { stuck?: 'yes'; state?: 'open' | 'explained' }) {
    const { data } = await askOffice(studio.world, 'GET /office/api/round-check/difference/list', { query }, token)
    return data.d.filter(row => row.round_id === stopped)
  }
  const [row] = await listed({ stuck: 'yes', state: 'open' })
  expect(row).toMatchObject({ kind: 'stopped', there_bet: '5.00', there_win: '0.00', here_bet: '5.00' })
  const body = {
    provider: 'studio',
    round_id: stopped,
    player: String(ana.uid),
    version: 0,
    note: 'Put right by hand.',
  }
  const noted = await askOffice(studio.world, 'POST /office/api/round-check/difference/note', { body }, token)
  expect(noted.status).toBe(200)
  await compare()
  expect([await listed({ stuck: 'yes', state: 'open' }), await isAlarmed()]).toEqual([[], false])
  expect(await listed({ stuck: 'yes', state: 'explained' })).toHaveLength(1)
  // Before it is told so the studio lets its player begin no other round.
  await asked()
    .get('studio')
    ?.tellSeen?.({ playerRef: String(ana.uid), roundId: stopped })
})

test('a provider that does not answer is asked again from where its list was read to', async () => {
  const other = await play()
  await setAtStudio(other, 'win = win + 70000')
  studio.world.clock.advance(900_000)
  await compare(asked('http://127.0.0.1:9'))
  expect(await found(other)).toEqual([])
  studio.world.clock.advance(5 * 3_600_000)
  await compare()
  expect(await found(other)).toEqual([['amount', false]])
})

test('a provider whose answers cannot be kept holds up no other, and is told of when it was not read for hours', async () => {
  const [provider] = asked().values()
  if (!provider) throw new Error('There is no provider.')
  const other = await play()
  await setAtStudio(other, 'win = win + 70000')
  studio.world.clock.advance(900_000)
  // Beyond what a calendar holds, so that the database takes no such time.
  const record = { roundId: 'r', txId: 't', playerRef: String(ana.uid), gameCode: 'g', bet: 1n, win: 0n } as const
  const told = [{ ...record, isDecided: true, isStopped: false, atMs: Number.MAX_SAFE_INTEGER * 1000 }]
  const strange: GameProvider = { ...provider, code: 'strange', listRecords: async () => told }
  const both = () => compare(new Map([strange, provider].map(one => [one.code, one])))
  await expect(both()).rejects.toThrow('Not every provider could be compared.')
  expect(await found(other)).toEqual([['amount', false]])
  studio.world.clock.advance(7 * 3_600_000)
  await expect(both()).rejects.toThrow('Not every provider could be compared.')
  expect(await isAlarmed('ROUNDS_UNREAD')).toBe(true)
  await setAtStudio(other, 'win = win - 70000')
  await compare(new Map([[strange.code, { ...strange, listRecords: async () => [] }]]))
  await compare()
  expect(await isAlarmed('ROUNDS_UNREAD')).toBe(false)
})

test('a provider whose list was not read for hours is told of, until it is read again', async () => {
  await compare(asked('http://127.0.0.1:9'))
  expect(await isAlarmed('ROUNDS_UNREAD')).toBe(false)
  studio.world.clock.advance(7 * 3_600_000)
  await compare(asked('http://127.0.0.1:9'))
  expect(await isAlarmed('ROUNDS_UNREAD')).toBe(true)
  await compare()
  expect(await isAlarmed('ROUNDS_UNREAD')).toBe(false)
})

test('a round that its provider tells in two records, one on either side of the end of an hour, is alike', async () => {
  const [provider] = asked().values()
  if (!provider) throw new Error('There is no provider.')
  // Bets and wins are records of their own with many, and a win comes later.
  const listRecords: typeof provider.listRecords = async ({ fromMs, untilMs }) => {
    const all = await provider.listRecords({ fromMs: fromMs - 60_000, untilMs })
    const parts = all.flatMap(one => [
      { ...one, win: 0n },
      { ...one, bet: 0n, atMs: one.atMs + 30_000 },
    ])
    return parts.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs)
  }
  let id = await play()
  for (let won = await winOf(id); won === 0n; won = await winOf(id)) id = await play()
  studio.world.clock.advance(615_000)
  await compare(new Map([[provider.code, { ...provider, listRecords }]]))
  expect(await found(id)).toEqual([])
})

test('a round that goes on here, won in behind the time that was read, is alike', async () => {
  const [provider] = asked().values()
  if (!provider) throw new Error('There is no provider.')
  const { ledger, clock, db } = studio.world
  const link = await db.ref(tx =>
    tx.selectFrom('provider_link').select('id').where('code', '=', 'studio').executeTakeFirstOrThrow(),
  )
  const round = { provider: link.id, uid: ana.uid, roundId: 'goes-on', game: 0, rules: plainRules } as const
  const told = { playerRef: String(ana.uid), roundId: 'goes-on', gameCode: '', isDecided: true, isStopped: false }
  // Behind a launch bets are taken until the next reality check.
  const betMs = await studio.open(ana).then(() => clock.now())
  await ledger.apply(command({ ...round, kind: 'bet', txId: 'goes-on', amount: 10_000n }))
  clock.advance(3_000_000)
  await ledger.apply(command({ ...round, kind: 'settle', txId: 'goes-on', refTxId: 'goes-on', amount: 30_000n }))
  const records = [
    { ...told, txId: 'bet', bet: 10_000n, win: 0n, atMs: betMs },
    { ...told, txId: 'win', bet: 0n, win: 30_000n, atMs: clock.now() },
  ]
  const listRecords: typeof provider.listRecords = async span => [
    ...(await provider.listRecords(span)),
    ...records.filter(({ atMs }) => atMs >= span.fromMs && atMs < span.untilMs),
  ]
  clock.advance(300_000)
  await compare(new Map([[provider.code, { ...provider, listRecords }]]))
  // Sums are alike; that it is not closed here is another matter.
  expect(await found('goes-on')).toEqual([['state', false]])
  await ledger.apply(command({ ...round, kind: 'close', txId: 'goes-on' }))
  clock.advance(3_600_000)
  await compare(new Map([[provider.code, { ...provider, listRecords }]]))
  expect(await found('goes-on')).toEqual([['state', true]])
})

test('prizes and corrections that both sides have leave no difference, and one that only the provider has is found', async () => {
  const [provider] = asked().values()
  if (!provider) throw new Error('There is no provider.')
  const { ledger, clock, db } = studio.world
  const link = await db.ref(tx =>
    tx.selectFrom('provider_link').select('id').where('code', '=', 'studio').executeTakeFirstOrThrow(),
  )
  const given = { provider: link.id, uid: ana.uid, roundId: '', game: 0, rules: plainRules, amount: 50_000n } as const
  await ledger.apply(command({ ...given, kind: 'promo', txId: 'cup' }))
  await ledger.apply(command({ ...given, kind: 'adjust', txId: 'put-right', isTaken: true }))
  await ledger.apply(command({ ...given, kind: 'promo', txId: 'made-up' }))
  const atMs = clock.now()
  const told = {
    playerRef: String(ana.uid),
    gameCode: '',
    bet: 0n,
    win: 50_000n,
    atMs,
    isDecided: true,
    isStopped: false,
    txId: 'prize',
  }
  const records = [
    { ...told, roundId: 'prize cup', atMs: atMs - 2_000_000 },
    { ...told, roundId: 'correction put-right', bet: 50_000n, win: 0n },
    { ...told, roundId: 'prize never-sent' },
  ]
  const listRecords: typeof provider.listRecords = async span => [
    ...(await provider.listRecords(span)),
    ...records.filter(one => one.atMs >= span.fromMs && one.atMs < span.untilMs),
  ]
  clock.advance(900_000)
  const compareThem = () => compare(new Map([[provider.code, { ...provider, listRecords }]]))
  await compareThem()
  const names = ['prize cup', 'correction put-right', 'prize made-up', 'prize never-sent']
  const first = await Promise.all(names.map(found))
  expect(first).toEqual([[], [], [['missing_there', false]], [['missing_here', false]]])
  records.push({ ...told, roundId: 'prize made-up' })
  await ledger.apply(command({ ...given, kind: 'promo', txId: 'never-sent' }))
  clock.advance(3_600_000)
  await compareThem()
  expect(await Promise.all(names.map(found))).toEqual([[], [], [['missing_there', true]], [['missing_here', true]]])
})

test('money that moves in a round long after both had it alike is found within the hour', async () => {
  const { ledger, clock, db } = studio.world
  let id = await play()
  while ((await winOf(id)) !== 0n) id = await play()
  clock.advance(900_000)
  await readJournal(studio.world)
  async function compareAsBefore() {
    await readJournal(studio.world)
    await compare()
  }
  await compareAsBefore()
  clock.advance(26 * 3_600_000)
  await compareAsBefore()
  expect(await found(id)).toEqual([])
  const bet = await db.member(ana.uid, tx =>
    tx.selectFrom('command').selectAll().where('kind', '=', 1).where('round_id', '=', id).executeTakeFirstOrThrow(),
  )
  const round = { provider: bet.provider, uid: ana.uid, roundId: id, game: await gameOf(id) }
  const rules = { ...plainRules, settledCanBeTakenBack: true }
  const planted = command({ kind: 'rollback', ...round, txId: 'nobody sent this', refTxId: bet.tx_id, rules })
  expect((await ledger.apply(planted)).outcome).toBe('OK')
  clock.advance(3_600_000)
  await compareAsBefore()
  expect([await found(id), await isAlarmed()]).toEqual([[['missing_here', false]], true])
})

test('of a round that moves days later its provider is asked around its postings alone, and what it does not answer holds up no other', async () => {
  const [provider] = asked().values()
  if (!provider) throw new Error('There is no provider.')
  const { ledger, clock, db } = studio.world
  let isForgetful = true
  const playedMs = clock.now()
  const spans: Span[] = []
  const listRecords: typeof provider.listRecords = async span => {
    spans.push(span)
    const isOld = span.untilMs - playedMs < 3_600_000
    if (span.untilMs - span.fromMs > 2 * 3_600_000 || (isOld && isForgetful))
      throw new ProviderFault('a list without an end')
    return provider.listRecords(span)
  }
  async function compareAnHourLater() {
    clock.advance(3_600_000)
    await readJournal(studio.world)
    await compare(new Map([[provider?.code ?? '', { ...provider, listRecords } as GameProvider]]))
  }
  const id = await play()
  clock.advance(3_600_000)
  await readJournal(studio.world)
  await compare()
  clock.advance(72 * 3_600_000)
  await compare()
  const bet = await db.member(ana.uid, tx =>
    tx.selectFrom('command').selectAll().where('kind', '=', 1).where('round_id', '=', id).executeTakeFirstOrThrow(),
  )
  const round = { provider: bet.provider, uid: ana.uid, roundId: id, game: await gameOf(id) }
  const rules = { ...plainRules, settledCanBeTakenBack: true }
  await ledger.apply(command({ kind: 'rollback', ...round, txId: 'days later', refTxId: bet.tx_id, rules }))
  await compareAnHourLater()
  const other = await play()
  await setAtStudio(other, 'win = win + 70000')
  expect([await found(id), await isAlarmed('ROUNDS_UNREAD')]).toEqual([[['waiting', false]], true])
  await compareAnHourLater()
  expect([await found(id), await found(other)]).toEqual([[['waiting', false]], [['amount', false]]])
  isForgetful = false
  spans.splice(0)
  await compareAnHourLater()
  expect([await found(id), await isAlarmed('ROUNDS_UNREAD')]).toEqual([[['missing_here', false]], false])
  const askedMs = spans.reduce((sum, { fromMs, untilMs }) => sum + untilMs - fromMs, 0)
  expect(askedMs).toBeLessThan(5 * 3_600_000)
})

test('a prize that is taken hours after it was given is alike, whether it was seen on its way or not', async () => {
  const [provider] = asked().values()
  if (!provider) throw new Error('There is no provider.')
  const { ledger, clock, db } = studio.world
  const link = await db.ref(tx =>
    tx.selectFrom('provider_link').select('id').where('code', '=', 'studio').executeTakeFirstOrThrow(),
  )
  const atMs = clock.now()
  const told = {
    playerRef: String(ana.uid),
    gameCode: '',
    bet: 0n,
    win: 50_000n,
    atMs,
    isStopped: false,
    txId: 'prize',
  }
  let isDone = false
  const listRecords: typeof provider.listRecords = async span => [
    ...(await provider.listRecords(span)),
    ...[
      { ...told, roundId: 'prize late', isDecided: isDone },
      ...(isDone ? [{ ...told, roundId: 'prize unseen', isDecided: true }] : []),
    ].filter(one => one.atMs >= span.fromMs && one.atMs < span.untilMs),
  ]
  const compareThem = () => compare(new Map([[provider.code, { ...provider, listRecords }]]))
  clock.advance(3_600_000)
  await compareThem()
  expect(await found('prize late')).toEqual([['waiting', false]])
  clock.advance(20 * 3_600_000)
  const given = { provider: link.id, uid: ana.uid, roundId: '', game: 0, rules: plainRules, amount: 50_000n } as const
  await ledger.apply(command({ ...given, kind: 'promo', txId: 'late' }))
  await ledger.apply(command({ ...given, kind: 'promo', txId: 'unseen' }))
  isDone = true
  for (let hour = 0; hour < 2; hour++) {
    clock.advance(3_600_000)
    await compareThem()
    expect([await found('prize late'), await found('prize unseen')]).toEqual([[['waiting', true]], []])
  }
})

async function gameOf(id: string): Promise<number> {
  const round = await studio.world.db.member(ana.uid, tx =>
    tx.selectFrom('round').select('game').where('round_id', '=', id).executeTakeFirstOrThrow(),
  )
  return round.game
}

test('a provider whose answer cannot be stored does not delay others, and an incident is raised', async () => {
  const [provider] = asked().values()
  if (!provider) throw new Error('There is no provider.')
  const other = await play()
  await setAtStudio(other, 'win = win + 70000')
  studio.world.clock.advance(900_000)
  const record = { roundId: 'r', txId: 't', playerRef: '7', gameCode: 'g', bet: 1n, win: 0n }
  const listRecords = async () => [{ ...record, isDecided: true, isStopped: false, atMs: Number.MAX_SAFE_INTEGER }]
  const providers = new Map([
    ['unkept', { ...provider, code: 'unkept', listRecords }],
    [provider.code, provider],
  ])
  await expect(compare(providers)).rejects.toThrow('Not every provider could be compared.')
  expect([await found(other), await isAlarmed('ROUNDS_UNREAD')]).toEqual([[['amount', false]], true])
})

async function winOf(id: string): Promise<bigint> {
  const [row] = await studio.db.transaction(tx =>
    tx.query<{ win: bigint }>('select win from game_round where id = $1', [id]),
  )
  return row?.win ?? 0n
}
