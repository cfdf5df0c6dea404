import { createHash } from 'node:crypto'
import { command, type LedgerWorld, openBothWays, openLedgerWorld, seededRandom } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WalletCommand } from './command.ts'

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

/** Members as a batch may find them: rich, poor, counted, timed, blocked, left and testing, each with sessions good and bad, of which their wallets show one or none. */
async function settle() {
  const nowMs = world.clock.now()
  const wishes = [
    'balance = 1000000000',
    `balance = ${30n * peso}`,
    `balance = 1000000000, limits = '{"(1,1,2020-01-01,0,${90n * peso})"}'`,
    `balance = 1000000000, limits = '{"(2,3,2020-01-01,77,${60n * peso})","(1,2,2020-01-01,0,${500n * peso})"}'`,
    `balance = 1000000000, play_until = to_timestamp(${nowMs / 1000}) + interval '1 hour'`,
    `balance = 1000000000, play_until = to_timestamp(${nowMs / 1000})`,
    'balance = 1000000000, gates = 2',
    'balance = 1000000000, gates = 1',
    'balance = 1000000000, tester = true',
  ]
  const shown = ['open', 'over', 'elsewhere', 'open', undefined]
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

test.each([1, 2, 3, 4])(
  'what a batch comes to is the same whether what is plain in it is taken as a set or one by one: seed %i',
  async seed => {
    const random = seededRandom(seed)
    const uids = [...(await settle()), 999_999_999n]
    const bets: WalletCommand[] = []
    let accepted = 0
    let number = 0
    const nextName = () => `s${seed}n${++number}`

    function bet(uid: bigint): WalletCommand {
      const txId = nextName()
      const earlier = bets.filter(one => one.uid === uid)
      return command({
        kind: 'bet',
        uid,
        txId,
        roundId: earlier.length > 0 && random.isOnceIn(6) ? random.pick(earlier).roundId : `r${txId}`,
        amount: random.isOnceIn(9) ? 0n : BigInt(random.between(1, 9)) * peso,
        ...(random.isOnceIn(6) && { win: BigInt(random.between(0, 5)) * peso }),
        ...(random.isOnceIn(6) && { closesRound: true }),
        ...(random.isOnceIn(5) && { isFreeRound: true, amount: random.isOnceIn(4) ? peso : 0n }),
        ...(random.isOnceIn(5) && { isTwoSided: true }),
        ...(random.isOnceIn(9) && { refusal: random.pick([4, 40]) }),
        ...(random.isOnceIn(5) && { betRef: random.isOnceIn(2) ? txId : `b${txId}` }),
        ...(!random.isOnceIn(3) && {
          session: random.isOnceIn(5)
            ? tokenOf(uid, random.pick(['over', 'left', 'elsewhere', 'none']))
            : tokenOf(uid, 'open'),
        }),
      })
    }

    /** Another message about a bet of before, or the same bet once more. */
    function later(of: WalletCommand): WalletCommand {
      const about = { uid: of.uid, txId: nextName(), refTxId: of.txId, roundId: of.roundId }
      if (random.isOnceIn(3)) return { ...of, ...(random.isOnceIn(4) && { amount: of.amount + 1n }) }
      if (random.isOnceIn(4)) return command({ kind: 'rollback', ...about })
      const amount = BigInt(random.between(0, 20)) * peso
      const game = random.isOnceIn(9) ? { isRoundUnsaid: true, game: random.pick([0, 5]) } : {}
      return command({ kind: 'settle', ...about, amount, closesRound: !random.isOnceIn(3), ...game })
    }

    for (let lap = 0; lap < 40; lap++) {
      const batch = Array.from({ length: random.between(1, 24) }, () =>
        bets.length > 0 && random.isOnceIn(2) ? later(random.pick(bets)) : bet(random.pick(uids)),
      )
      const fitting = batch.filter((one, index) => !batch.slice(0, index).some(before => doMeet(before, one)))
      bets.push(...fitting.filter(({ kind }) => kind === 'bet'))
      world.clock.advance(random.isOnceIn(5) ? 30 * hourMs : random.between(0, 40_000))
      const { asSet, oneByOne } = await both.apply(fitting, world.clock.now())
      expect(asSet).toEqual(oneByOne)
      accepted += (asSet.answer['outcomes'] as number[]).filter(outcome => outcome === 0).length
    }
    expect(accepted).toBeGreaterThan(60)
  },
)

/** No batch holds two of one name, of one round of a member, or one that refers to another. */
function doMeet(one: WalletCommand, other: WalletCommand): boolean {
  const names = ({ txId, refTxId, betRef }: WalletCommand) => [txId, refTxId, betRef].filter(name => name !== undefined)
  if (one.uid === other.uid && one.roundId === other.roundId) return true
  return names(one).some(name => names(other).includes(name))
}
