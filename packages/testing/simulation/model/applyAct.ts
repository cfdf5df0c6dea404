import type { PostResult } from '../../../../apps/server/features/wallet/index.ts'
import {
  entryOf,
  fingerprintOfEntry,
  type Posting,
} from '../../../../apps/server/features/wallet/post/posting.rules.ts'
import { endsAreTied, type Flow } from '../act.ts'
import {
  keepCommand,
  type Model,
  type ModelCommand,
  type ModelLot,
  type ModelPurse,
  type ModelWallet,
  withdrawableOf,
} from './model.ts'

export interface AskedAct {
  readonly posting: Posting
  readonly flow: Flow
  /** The name of what it ends. */
  readonly of: string | undefined
}

export type ActAnswer = PostResult | 'conflict'

const dust = { pesos: 10_000n, coins: 1n }

/** Applies one posting of our own as the documents of the wallet say. */
export function applyAct(model: Model, asked: AskedAct): ActAnswer {
  const { posting, flow } = asked
  const wallet = model.wallets.get(posting.uid) as ModelWallet
  const purse = flow.isCoins ? wallet.coins : wallet
  const key = `${wallet.schema}/0/${flow.kind}/${posting.reference}`
  const known = model.commands.get(key)
  const print = fingerprintOfEntry(posting, entryOf(posting))
  if (known) return known.print === print ? answerKnown(known, purse) : 'conflict'
  const code = refusalOf(model, asked, { wallet, purse })
  if (code && !(flow.keepsRefusal && code === 'balance_too_low')) return refused(code, false, purse)
  if (!code && startsAfresh(asked, { wallet, purse })) applyAct(model, releaseFor(asked))
  const seq = code ? null : carryOut(asked, { wallet, purse })
  if (!code) end(model, asked, wallet)
  keepCommand(model, key, {
    purse,
    uid: posting.uid,
    print,
    outcome: code ? 'INSUFFICIENT_FUNDS' : 'OK',
    roundId: roundOf(asked),
    amount: posting.amount,
    balance: purse.balance,
    seq,
    atMs: posting.nowMs,
    state: 'open',
    won: 0n,
    destination: flow.destination,
  })
  return code ? refused(code, false, purse) : done(purse, { seq, replayed: false })
}

function answerKnown({ outcome, seq }: ModelCommand, purse: ModelPurse): ActAnswer {
  return outcome === 'OK' ? done(purse, { seq, replayed: true }) : refused('balance_too_low', true, purse)
}

function done({ balance }: ModelPurse, { seq, replayed }: { seq: bigint | null; replayed: boolean }): ActAnswer {
  return { ok: true, replayed, balance, seq: seq ?? 0n }
}

function refused(code: ActRefusal, replayed: boolean, { balance }: ModelPurse): ActAnswer {
  return { ok: false, code, replayed, balance }
}

export type ActRefusal = 'balance_too_low' | 'not_withdrawable' | EndRefusal
type EndRefusal = 'nothing_to_end' | 'more_than_left'

interface Purses {
  readonly wallet: ModelWallet
  readonly purse: ModelPurse
}

function refusalOf(model: Model, asked: AskedAct, { wallet, purse }: Purses): ActRefusal | undefined {
  const { posting, flow } = asked
  const unended = refuseEnd(model, asked, wallet)
  if (unended) return unended
  if (flow.source === 0 && purse.balance < posting.amount) return 'balance_too_low'
  return flow.takesWithdrawable && withdrawableOf(purse) < posting.amount ? 'not_withdrawable' : undefined
}

/** Why an act may not end what it names: it is not there for this member, or less is left of it. */
export function refuseEnd(model: Model, asked: AskedAct, wallet: ModelWallet): EndRefusal | undefined {
  if (asked.flow.endedKind === undefined) return undefined
  const ended = endedBy(model, asked, wallet)
  if (!ended || ended.outcome !== 'OK' || ended.uid !== wallet.uid) return 'nothing_to_end'
  if (ended.destination !== asked.flow.source) return 'nothing_to_end'
  return asked.posting.amount > leftOf(ended) ? 'more_than_left' : undefined
}

export function endedBy(model: Model, { flow, of }: Pick<AskedAct, 'flow' | 'of'>, { schema }: ModelWallet) {
  return model.commands.get(`${schema}/0/${flow.endedKind}/${of}`)
}

export function leftOf({ amount, ended = 0n }: ModelCommand): bigint {
  return amount - ended
}

function end(model: Model, asked: AskedAct, wallet: ModelWallet): void {
  const ended = asked.flow.endedKind === undefined ? undefined : endedBy(model, asked, wallet)
  if (!ended) return
  ended.ended = (ended.ended ?? 0n) + asked.posting.amount
  if (!endsAreTied) return
  ended.won = ended.ended
  ended.state = leftOf(ended) === 0n ? 'settled' : 'open'
}

/** Writes the posting with what hangs on it. Returns its number. */
function carryOut({ posting, flow, of }: AskedAct, { wallet, purse }: Purses): bigint {
  const { kind, source, destination, required } = flow
  const { amount, nowMs, reference } = posting
  const seq = BigInt(purse.postings.length + 1)
  if (destination === 0) purse.balance += amount
  if (destination === 0 && wallet.isBlocked) purse.lateCredits.push({ seq, amount, at: nowMs })
  if (source === 0) purse.balance -= amount
  if (destination === 5000) purse.held += amount
  if (source === 5000) purse.held -= amount
  if (kind === released.kind) closeLots(purse, seq)
  if (flow.lot !== undefined) giveBack(purse, flow.lot, seq)
  if (required > 0n) {
    purse.releaseAt = (purse.releaseAt > purse.turnover ? purse.releaseAt : purse.turnover) + required
    const lot = { seq, kind, reference, amount, required, release_at: purse.releaseAt, opened_at: nowMs }
    purse.lots.push({ ...lot, closed_by: null, forgiven: 0n })
  }
  purse.postings.push({
    kind,
    source,
    destination,
    amount,
    balance_after: purse.balance,
    turnover: 0n,
    provider: 0,
    reference,
    round_id: roundOf({ flow, of }),
    game: 0,
    at: nowMs,
  })
  return seq
}

const released = {
  kind: 50,
  isCoins: false,
  source: 0,
  destination: 8000,
  required: 0n,
  takesWithdrawable: false,
  keepsRefusal: false,
} as const

/** Deposits, both kinds of voucher, what staff give, and promotions. All else that reaches a wallet was the member's before. */
function bringsNewMoney({ kind }: Flow): boolean {
  return [10, 20, 21, 30].includes(kind) || kind > 4000
}

/** What is left of a balance under one peso holds nobody to the play its credits asked for. */
function startsAfresh({ flow }: AskedAct, { wallet, purse }: Purses): boolean {
  const isNextToNothing = purse.balance < (flow.isCoins ? dust.coins : dust.pesos)
  const isOver = purse.held === 0n && wallet.openRounds === 0
  return bringsNewMoney(flow) && isNextToNothing && isOver && purse.lots.some(lot => lot.closed_by === null)
}

/** Releases in the name of a credit what had to be played before it. */
function releaseFor({ posting, flow }: AskedAct): AskedAct {
  const { uid, nowMs } = posting
  const reference = `${flow.kind} ${posting.reference}`
  return { posting: { act: 'play_released', uid, reference, amount: 0n, nowMs }, flow: released, of: undefined }
}

/** Nothing is left to be played, and what is taken back later asks for nothing again. */
function closeLots(purse: ModelPurse, seq: bigint): void {
  for (const lot of purse.lots) lot.closed_by ??= seq
  purse.releaseAt = 0n
}

/** What a posting bears in the place of a round: the lot that it closes, or what it ends. */
function roundOf({ flow, of }: Pick<AskedAct, 'flow' | 'of'>): string {
  if (flow.lot !== undefined) return String(flow.lot)
  return endsAreTied ? (of ?? '') : ''
}

/** What is left to be played of a lot falls away, and what comes behind it begins that much earlier. */
function giveBack(purse: ModelPurse, lotSeq: bigint, seq: bigint): void {
  const own = purse.lots.find(lot => lot.seq === lotSeq)
  if (!own) return
  own.forgiven = leftToPlay(own, purse)
  own.closed_by = seq
  const open = purse.lots.filter(lot => lot.closed_by === null)
  for (const lot of open) if (lot.seq > lotSeq) lot.release_at -= own.forgiven
  purse.releaseAt = open.reduce((last, lot) => (lot.release_at > last ? lot.release_at : last), 0n)
}

export function leftToPlay({ release_at: end, required }: ModelLot, { turnover }: ModelPurse): bigint {
  const ahead = end - turnover
  return ahead > required ? required : ahead > 0n ? ahead : 0n
}
