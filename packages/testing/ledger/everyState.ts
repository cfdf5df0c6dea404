import { openGameSession } from '../../../apps/server/features/game/launch/gameSession.store.ts'
import { command, type LedgerWorld, plainRules } from './ledgerWorld.ts'

const rules = { ...plainRules, settledCanBeTakenBack: true }
const peso = 10_000n

/**
 * One member with a command, a round and a posting of each fate that the ledger knows. A bet's round and name are its
 * word here, such as `open`, followed by the member's uid.
 */
export async function everyState(world: LedgerWorld, uid: bigint): Promise<void> {
  const named = (word: string) => `${word} ${uid}`
  const of = (word: string) => ({ uid, rules, roundId: named(word) })
  const apply = world.ledger.apply
  const bet = (word: string, more: object = {}) =>
    apply(command({ kind: 'bet', ...of(word), txId: named(word), amount: 2n * peso, ...more }))
  const settle = (word: string, more: object = {}) =>
    apply(
      command({ kind: 'settle', ...of(word), txId: named(`${word} won`), refTxId: named(word), amount: peso, ...more }),
    )
  const takeBack = (word: string) =>
    apply(command({ kind: 'rollback', ...of(word), txId: named(`${word} back`), refTxId: named(word) }))

  await bet('open')
  await bet('settled')
  await settle('settled', { amount: 5n * peso, closesRound: true })
  await bet('taken')
  await takeBack('taken')
  await bet('undone')
  await settle('undone', { closesRound: true })
  await takeBack('undone')
  await bet('instant', { win: 3n * peso, closesRound: true })
  await bet('pair')
  await bet('second', { roundId: named('pair') })
  await settle('second', { roundId: named('pair') })
  await apply(command({ kind: 'close', ...of('pair'), txId: named('pair closed') }))
  await bet('refused', { amount: 10n ** 12n })
  await takeBack('never came')
  await bet('named', { betRef: named('known as') })
  await settle('named', { refTxId: named('known as'), isByReference: true })
  await apply(
    command({
      kind: 'rollback',
      ...of('met'),
      roundId: named('unsaid'),
      txId: named('met back'),
      refTxId: named('met'),
      isRoundUnsaid: true,
    }),
  )
  await bet('met')
  await bet('whole')
  await apply(command({ kind: 'settle', ...of('whole'), txId: named('whole won'), amount: peso, isForRound: true }))
  await apply(command({ kind: 'promo', ...of('prize'), txId: named('prize'), amount: peso }))
  await apply(command({ kind: 'adjust', ...of('mistake'), txId: named('mistake'), amount: peso, isTaken: true }))
  await postOwn(world, uid)
  const nowMs = world.clock.now()
  const session = { tokenHash: Buffer.alloc(32, named('session')), uid, provider: 1, game: 5 }
  await world.db.member(uid, tx =>
    openGameSession(tx, { ...session, openedAtMs: nowMs, expiresAtMs: nowMs + 3_600_000 }),
  )
}

async function postOwn(world: LedgerWorld, uid: bigint): Promise<void> {
  const nowMs = world.clock.now()
  const own = { uid, nowMs } as const
  await world.post({ ...own, act: 'deposit', gateway: 1, reference: `deposit ${uid}`, amount: 20n * peso })
  await world.post({ ...own, act: 'withdrawal_hold', reference: `hold ${uid}`, amount: 30n * peso })
  await world.post({ ...own, act: 'voucher', reference: `voucher ${uid}`, amount: 5n * peso })
  await world.post({ ...own, act: 'promotion', cashType: 4003, multiple: 3, reference: `level ${uid}`, amount: peso })
  await world.post({ ...own, act: 'points', reference: `points ${uid}`, amount: 50n })
  await world.post({ ...own, act: 'order', reference: `order ${uid}`, amount: 20n })
  await world.post({ ...own, act: 'order', reference: `order refused ${uid}`, amount: 2000n })
  const held = { ...own, of: `hold ${uid}` }
  await world.post({ ...held, act: 'withdrawal_release', reference: `release ${uid}`, amount: 5n * peso })
  await world.post({ ...held, act: 'withdrawal_paid', gateway: 1, reference: `paid ${uid}`, amount: 10n * peso })
  const paid = { ...own, gateway: 1, of: `paid ${uid}`, amount: 10n * peso }
  await world.post({ ...paid, act: 'withdrawal_reversed', reference: `reversed ${uid}` })
  await world.post({ ...own, act: 'order_refund', of: `order ${uid}`, reference: `refund ${uid}`, amount: 7n })
}
