import { createHash } from 'node:crypto'
import { command, type LedgerWorld, openBothWays, openLedgerWorld, seededRandom } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CommandFields, WalletCommand } from './command.ts'

const peso = 10_000n
const hourMs = 3_600_000
let world: LedgerWorld
let both: Awaited<ReturnType<typeof openBothWays>>
beforeAll(async () => {
  world = await openLedgerWorld()
  both = await openBothWays(world.url, world.db.schemaOf(0n))
})
afterAll(async () => {
  await both.close()
  await world.close()
})

const tokenOf = (uid: bigint, name: string) => createHash('sha256').update(`${name} of ${uid}`).digest()

/** Limits that were last counted long ago. */
function limited(most: readonly (bigint | null)[], used: readonly number[]): string {
  const arrays = `play_most = '{${most.map(String).join(',')}}', play_used = '{${used.join(',')}}'`
  return `${arrays}, play_counted_on = '2020-01-01'`
}

/** Members as a batch may find them: rich, poor, counted, timed, blocked, left and testing, each with sessions good and bad, of which their wallets show one or none. */
async function settle() {
  const nowMs = world.clock.now()
  const wishes = [
    'balance = 1000000000',
    `balance = ${30n * peso}`,
    `balance = 1000000000, ${limited([90n * peso, null, null, null, null, null], [0, 0, 0, 0, 0, 0])}`,
    `balance = 1000000000, ${limited([null, 500n * peso, null, null, null, 60n * peso], [0, 0, 0, 77, 77, 77])}`,
    `balance = 1000000000, play_until = to_timestamp(${nowMs / 1000}) + interval '1 hour'`,
    `balance = 1000000000, play_until = to_timestamp(${nowMs / 1000})`,
    'balance = 1000000000, gates = 2',
    'balance = 1000000000, gates = 1',
    'balance = 1000000000, tester = true',
  ]
  const shown = ['open', 'open', 'over', 'open', 'elsewhere', 'open', undefined]
  const uids: bigint[] = []
  for (const [index, wish] of [...wishes, ...wishes].entries()) {
    const uid = await world.member(0n)
    uids.push(uid)
    await both.query(`update wallet set ${wish} where uid = $1`, [uid])
    const sessions = [
      ['open', 1, '9000 hours', null],
      ['over', 1, '0 hour', null],
      ['left', 1, '1 hour', 'now'],
      ['elsewhere', 2, '1 hour', null],
    ] as const
    for (const [name, provider, lasts, ended] of sessions) {
      const values = [tokenOf(uid, name), uid, provider, nowMs / 1000, lasts, ended]
      await both.query(
        `insert into game_session (token_hash, uid, provider, game, opened_at, expires_at, ended_at)
        values ($1, $2, $3, 5, to_timestamp($4), to_timestamp($4) + $5::interval, $6::timestamptz)`,
        values,
      )
    }
    await both.query(
      `update wallet w set session = s.token_hash, session_provider = s.provider, session_until = s.expires_at
      from game_session s where w.uid = $1 and w.asset = 'PHP' and s.token_hash = $2`,
      [uid, tokenOf(uid, shown[index % shown.length] ?? 'none')],
    )
  }
  return uids
}

/** What providers send about some members: new bets, and messages about those of before or to come. */
function messagesOf(seed: number, random: ReturnType<typeof seededRandom>, uids: readonly bigint[]) {
  const bets: WalletCommand[] = []
  let number = 0
  const nextName = () => `s${seed}n${++number}`

  // Of every other seed nearly all is plain, so that sets are large and wallets have several commands in them.
  const seldom = (times: number) => random.isOnceIn(seed % 2 === 0 ? 6 * times : times)

  /** The session that a bet names, if it does, and who sends it. */
  function byWhat(uid: bigint) {
    const isBad = seldom(5)
    const name = isBad ? random.pick(['over', 'left', 'elsewhere', 'none']) : 'open'
    const provider = name === 'elsewhere' && random.isOnceIn(2) ? 2 : 1
    return { provider, ...((isBad || !random.isOnceIn(3)) && { session: tokenOf(uid, name) }) }
  }
  function knownAs(txId: string) {
    return {
      ...(random.isOnceIn(5) && { betRef: seldom(2) ? `b${txId}` : txId }),
    }
  }
  function bet(uid: bigint): WalletCommand {
    const txId = nextName()
    const earlier = bets.filter(one => one.uid === uid)
    return command({
      kind: 'bet',
      uid,
      txId,
      ...byWhat(uid),
      roundId: earlier.length > 0 && seldom(6) ? random.pick(earlier).roundId : `r${txId}`,
      amount: seldom(9) ? 0n : BigInt(random.between(1, 9)) * peso,
      ...(seldom(6) && { win: BigInt(random.between(0, 5)) * peso }),
      ...(seldom(6) && { closesRound: true }),
      ...(seldom(5) && { isFreeRound: true, amount: random.isOnceIn(4) ? peso : 0n }),
      ...(random.isOnceIn(5) && { isTwoSided: true }),
      ...(seldom(9) && { refusal: random.pick([4, 9]) }),
      ...knownAs(txId),
    })
  }

  /** Another message about a bet of before, or the same bet once more. */
  function later(of: WalletCommand): WalletCommand {
    const about = { uid: of.uid, txId: nextName(), refTxId: of.txId, roundId: of.roundId }
    if (seldom(3)) return { ...of, ...(random.isOnceIn(4) && { amount: of.amount + 1n }) }
    if (seldom(9)) return { ...of, uid: random.pick(uids), roundId: `q${about.txId}` }
    if (seldom(6)) return before(of.uid)
    if (seldom(4)) return command({ kind: 'rollback', ...about })
    const amount = BigInt(random.between(0, 20)) * peso
    const game = random.isOnceIn(9) ? { isRoundUnsaid: true, game: random.pick([0, 5]) } : {}
    return command({ kind: 'settle', ...about, amount, closesRound: !random.isOnceIn(3), ...game })
  }

  /** What speaks of a bet that comes later, by its name or its round, and takes it back or wins. */
  function before(uid: bigint): WalletCommand {
    const coming = bet(uid)
    bets.push(coming, coming)
    const { txId: refTxId, roundId } = coming
    const about = { uid, txId: nextName(), refTxId, roundId: random.isOnceIn(5) ? `q${roundId}` : roundId }
    if (random.isOnceIn(2)) return command({ kind: 'rollback', ...about })
    const win = { kind: 'settle', amount: 3n * peso } as const
    return command({ ...about, ...win, ...(random.isOnceIn(3) && { isForRound: true, refTxId: undefined }) })
  }
  return { bets, bet, later }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'what a batch comes to is the same whether what is plain in it is taken as a set or one by one: seed %i',
  async seed => {
    const random = seededRandom(seed)
    const uids = [...(await settle()), 999_999_999n]
    const { bets, bet, later } = messagesOf(seed, random, uids)
    let accepted = 0
    for (let lap = 0; lap < 40; lap++) {
      if (random.isOnceIn(4))
        await both.query('update wallet set gates = gates # 1 where uid = $1', [random.pick(uids)])
      const held = random.isOnceIn(3) ? uids.filter(() => random.isOnceIn(4)) : []
      const batch = Array.from({ length: random.between(1, 24) }, () =>
        bets.length > 0 && random.isOnceIn(2) ? later(random.pick(bets)) : bet(random.pick(uids)),
      )
      const fitting = batch.filter((one, index) => !batch.slice(0, index).some(before => doMeet(before, one)))
      bets.push(...fitting.filter(({ kind }) => kind === 'bet'))
      world.clock.advance(random.isOnceIn(5) ? 30 * hourMs : random.between(0, 40_000))
      const { asSet, oneByOne } = await both.apply(fitting, world.clock.now(), held)
      expect(asSet).toEqual(oneByOne)
      accepted += asSet.answers.filter(answer => answer?.outcome === 'OK').length
    }
    expect(accepted).toBeGreaterThan(60)
  },
)

/** No batch holds two of one name, of one round of a member, or one that refers to another. */
function doMeet(one: WalletCommand, other: WalletCommand): boolean {
  const names = ({ txId, refTxId, betRef }: CommandFields) => [txId, refTxId, betRef].filter(name => name !== undefined)
  if (one.uid === other.uid && one.roundId === other.roundId) return true
  return names(one).some(name => names(other).includes(name))
}
