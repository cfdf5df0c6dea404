import type { Payout, PayoutGateway } from '../../../platform/gateway/payoutGateway.ts'
import { isPayingOut } from '../../channel/index.ts'
import { findPayee, openNumber } from '../../payee/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { endHold, holdPayouts, mayTry } from './hold.store.ts'
import { mayBePaid } from './mayBePaid.ts'
import { claimReference } from './payout.store.ts'
import { endSending, takeSending } from './sending.store.ts'
import { isRefusalBelieved, sameKeyMs } from '../withdrawal.rules.ts'
import type { Withdrawal } from '../withdrawal.store.ts'

/** Longer than a gateway is waited for, so that nobody asks beside somebody who still does. */
const sendingMs = 45_000

/** Its word that it has done nothing and will not, of the how many-th time that it was asked. */
export interface Refusal {
  readonly refused: number
}

/**
 * What the gateway says of a payout; `held` is its word that it could not now, since no money of ours is there or it is to
 * pay nobody: nothing is wrong with this one.
 */
export type Word = Payout | Refusal | 'held' | null

export function isPayout(word: Word): word is Payout {
  return word !== null && typeof word !== 'string' && !isRefusal(word)
}

export function isRefusal(word: Word): word is Refusal {
  return word !== null && typeof word !== 'string' && 'refused' in word
}

/**
 * Asks the gateway to pay. That it was asked is kept before it hears of it, and it hears of one withdrawal under one name
 * alone: after an answer that was lost it is asked what it knows of that name, and told the same wish again under the same
 * key for as long as it remembers keys. After that it is only asked.
 */
export async function send(deps: WithdrawalDeps, gateway: PayoutGateway, withdrawal: Withdrawal): Promise<Word> {
  const { db, clock } = deps
  const { id: reference, uid } = withdrawal
  const nowMs = clock.now()
  if (!(await db.member(uid, tx => isPayingOut(tx, gateway.name)))) return askHeld(gateway, withdrawal)
  if (!(await db.member(uid, tx => mayBePaid(tx, { uid, gateway, nowMs })))) return askHeld(gateway, withdrawal)
  if (!(await db.app(tx => mayTry(tx, gateway.name, nowMs)))) return askHeld(gateway, withdrawal)
  await db.app(tx => claimReference(tx, { gateway: gateway.name, reference, uid }, nowMs))
  const turn = { nowMs, untilMs: nowMs + sendingMs }
  const sendings = await db.member(uid, tx => takeSending(tx, withdrawal, turn))
  if (sendings === undefined) return null
  const isFirst = sendings === 1
  let word: Word = null
  try {
    word = await ask(deps, gateway, { withdrawal, sendings })
  } finally {
    const payoutId = isThePayout(word, reference) ? word.id : null
    // What was never taken was never sent: its time begins when there is money for it.
    const isUndone = isFirst && word === 'held'
    await db.member(uid, tx => endSending(tx, withdrawal, { sendings, payoutId, isUndone, isRefused: isRefusal(word) }))
  }
  await keepHold(deps, gateway, word)
  return word
}

/** What it is named by from then on is the one payout that was asked for. */
function isThePayout(word: Word, reference: string): word is Payout {
  return isPayout(word) && word.reference === reference && word.copies === undefined
}

/** While a gateway is held, or was told to pay nobody, nothing is sent there; what may have been sent before is asked about all the same. */
async function askHeld(gateway: PayoutGateway, { id: reference, sentAtMs }: Withdrawal): Promise<Word> {
  if (sentAtMs === null) return 'held'
  return (await gateway.findPayout({ id: null, reference })) ?? null
}

function keepHold({ db, clock }: WithdrawalDeps, { name }: PayoutGateway, word: Word): Promise<void> {
  if (word === 'held') return db.app(tx => holdPayouts(tx, name, clock.now()))
  return isPayout(word) ? db.app(tx => endHold(tx, name, clock.now())) : Promise.resolve()
}

interface Asking {
  readonly withdrawal: Withdrawal
  /** The how many-th time it is. */
  readonly sendings: number
}

async function ask(deps: WithdrawalDeps, gateway: PayoutGateway, { withdrawal, sendings }: Asking): Promise<Word> {
  const isFirst = sendings === 1
  const { id: reference, sentAtMs } = withdrawal
  const ageMs = deps.clock.now() - (sentAtMs ?? deps.clock.now())
  if (!isFirst) {
    const known = await gateway.findPayout({ id: null, reference })
    if (known) return known
    if (ageMs >= sameKeyMs) return null
  }
  const sent = await gateway.sendPayout(await wishOf(deps, withdrawal))
  if (sent.isTaken) return sent.payout
  if (sent.isEmpty) return 'held'
  return isRefusalBelieved({ isFirst, ageMs }) ? { refused: sendings } : null
}

/** The number is opened here, for the gateway and nobody else. */
async function wishOf(deps: WithdrawalDeps, { uid, id, accountId, amount, rail, instrument }: Withdrawal) {
  const payee = await deps.db.member(uid, tx => findPayee(tx, uid, accountId))
  if (!payee) throw new Error(`The withdrawal ${id} goes to an account that is not there.`)
  const name = [payee.firstName, payee.middleName, payee.lastName].filter(Boolean).join(' ')
  return { reference: id, amount, rail, bank: instrument, number: openNumber(payee, deps), name }
}
