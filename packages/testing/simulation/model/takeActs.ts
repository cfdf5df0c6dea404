import { post, type Posting } from '../../../../apps/server/features/wallet/index.ts'
import { PostingConflict } from '../../../../apps/server/features/wallet/post/post.store.ts'
import type { Database } from '../../../../apps/server/platform/db/database.ts'
import { endsAreTied, flowOf, type PlannedAct, postingOf } from '../act.ts'
import { type ActAnswer, applyAct, type AskedAct, endedBy, leftOf, leftToPlay, refuseEnd } from './applyAct.ts'
import { lockedOf, type Model, type ModelPurse, type ModelWallet, withdrawableOf } from './model.ts'
import type { ActFault, ActsStep } from '../planActs.ts'
import { killOwnConnection } from '../simulation.store.ts'

export interface ActPlace {
  readonly db: Database
  readonly model: Model
  readonly uids: readonly bigint[]
  readonly prefix: string
  readonly nowMs: number
}

/** Posts acts one after another, as their features do, while the transactions around them fare as the plan says. */
export async function takeActs(place: ActPlace, { acts, fault }: ActsStep): Promise<string[]> {
  const faults: string[] = []
  for (const planned of acts) {
    const asked = askOf(place, planned)
    if (!asked) continue
    const found = await postUnder(place.db, asked.posting, fault)
    const purse = purseOf(place.model, asked)
    const free = withdrawableOf(purse)
    const wanted = found.map(() => applyAct(place.model, asked))
    if (
      (asked.flow.destination === 0 || planned.act === 'playReleased' || planned.act === 'bonusReturned') &&
      withdrawableOf(purse) < free
    )
      faults.push(`${planned.act} ${asked.posting.reference} left less to be withdrawn than there was before`)
    for (const [index, answer] of found.entries()) {
      const [left, right] = [textOf(answer), textOf(wanted[index])]
      if (left !== right) faults.push(`${planned.act} ${asked.posting.reference} answered ${left}, not ${right}`)
    }
  }
  return faults
}

function purseOf({ wallets }: Model, { posting, flow }: AskedAct): ModelPurse {
  const wallet = wallets.get(posting.uid) as ModelWallet
  return flow.isCoins ? wallet.coins : wallet
}

/** The act as it is asked for just now; nothing where it would be none, or one that the ledger cannot tell is wrong. */
function askOf({ model, uids, prefix, nowMs }: ActPlace, planned: PlannedAct): AskedAct | undefined {
  const { member, owner = member } = planned
  const wallet = model.wallets.get(uids[member] as bigint) as ModelWallet
  // What one name came to under members of two schemas is for the auditor to find, not for the ledger to refuse.
  if (model.wallets.get(uids[owner] as bigint)?.schema !== wallet.schema) return undefined
  const reference = `${prefix}.${uids[owner]} ${planned.name}`
  const of = planned.of === undefined ? undefined : `${prefix}.${uids[owner]} ${planned.of}`
  const lot = planned.act === 'bonusReturned' ? lotOf(model, { wallet, reference, of }) : undefined
  const amount = lot?.amount ?? amountOf(model, planned, { wallet, reference, of })
  if (amount <= 0n && planned.act !== 'playReleased' && !lot) return undefined
  const flow = flowOf(planned, amount, lot)
  const asked = { posting: postingOf(planned, { uid: wallet.uid, reference, of, amount, nowMs, lot }), flow, of }
  const isKnown = model.commands.has(`${wallet.schema}/0/${flow.kind}/${reference}`)
  return !endsAreTied && !isKnown && refuseEnd(model, asked, wallet) ? undefined : asked
}

interface Wish {
  readonly wallet: ModelWallet
  readonly reference: string
  readonly of: string | undefined
}

/** The open lot of a bonus, with what is left of it: what it locks, but never what is free or others lock. */
function lotOf(model: Model, { wallet, reference, of }: Wish) {
  const key = `${wallet.schema} ${reference}`
  const known = model.returns.get(key)
  const own = wallet.lots.find(lot => lot.kind > 4000 && lot.reference === of && lot.closed_by === null)
  const left = own ? leftToPlay(own, wallet) : 0n
  if (known || !own || left === 0n) return known
  const locked = left < own.amount ? left : own.amount
  const rest = wallet.balance - (lockedOf(wallet) - locked)
  const amount = rest < locked ? (rest > 0n ? rest : 0n) : locked
  const found = { seq: own.seq, kind: own.kind, amount }
  model.returns.set(key, found)
  return found
}

/** Less than nothing asks for all there is but for so much; asked again, for what it was asked for first. */
function amountOf(model: Model, planned: PlannedAct, { wallet, reference, of }: Wish): bigint {
  if (planned.amount >= 0n) return planned.amount
  const key = `${wallet.schema} ${reference}`
  const flow = flowOf(planned, 0n)
  const ended = flow.endedKind === undefined ? undefined : endedBy(model, { flow, of }, wallet)
  const purse: ModelPurse = flow.isCoins ? wallet.coins : wallet
  const there = flow.endedKind === undefined ? freeOf(purse, planned) : ended ? leftOf(ended) : 0n
  const wish = model.wishes.get(key) ?? there + planned.amount + 1n
  if (wish > 0n) model.wishes.set(key, wish)
  return wish
}

function freeOf(purse: ModelPurse, { act, isGreedy }: PlannedAct): bigint {
  return act === 'hold' && !isGreedy ? withdrawableOf(purse) : purse.balance
}

class Undone extends Error {}

/** Answers what each of the transactions came to that were not undone, first those that did something. */
async function postUnder(db: Database, posting: Posting, fault: ActFault): Promise<readonly ActOutcome[]> {
  const once = () => db.member(posting.uid, tx => post(tx, posting)).catch(answerOf)
  if (fault === 'twice') return (await Promise.all([once(), once()])).sort((one, other) => rank(one) - rank(other))
  if (fault !== 'none') {
    const fallen = db.member(posting.uid, async tx => {
      await post(tx, posting)
      if (fault === 'killed') await killOwnConnection(tx)
      throw new Undone()
    })
    await fallen.catch(() => {})
  }
  return [await once()]
}

/** What an act came to, or why it failed where it never should. */
type ActOutcome = ActAnswer | Error

function answerOf(error: unknown): ActOutcome {
  if (error instanceof PostingConflict) return 'conflict'
  return error instanceof Error ? error : new Error(String(error))
}

function rank(answer: ActOutcome): number {
  return answer !== 'conflict' && !(answer instanceof Error) && answer.replayed ? 1 : 0
}

function textOf(answer: ActOutcome | undefined): string {
  if (answer === undefined || answer === 'conflict' || answer instanceof Error) return String(answer)
  const { replayed, balance } = answer
  return [answer.ok ? `done ${answer.seq}` : answer.code, replayed ? 'again' : 'now', `leaving ${balance}`].join(' ')
}
