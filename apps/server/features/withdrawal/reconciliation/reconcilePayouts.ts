import { dayMs, type DaySpan, daySpan, isWithin } from '@saya/money'
import { readUnchanging } from '../../../platform/db/readUnchanging.ts'
import { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import type { ListedPayout, PayoutGateway } from '../../../platform/gateway/payoutGateway.ts'
import { keepDay } from '../../deposit/index.ts'
import { listPayeesById, openNumber } from '../../payee/index.ts'
import { listPayoutPostings } from '../../wallet/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { pairUp } from './pairUp.rules.ts'
import type { ClearingPosting } from '../payout/payoutBooks.ts'
import { type PayoutReport, reconcilePayouts as compare } from './reconcile.rules.ts'
import { type ComparedRow, listCompared } from './reconcile.store.ts'
import { advanceWithdrawal, warnOf } from '../payout/advanceWithdrawal.ts'
import { isDoubtful, isUnheard } from '../payout/unheard.rules.ts'

/** How long before a day a payout may have been asked for that arrives or comes back on it. */
const backMs = 14 * dayMs
/** More than that are not asked about one by one: then it is the list that is wrong, and people see that it is. */
const mostDoubts = 100

export interface ComparedPayouts extends PayoutReport {
  /** How much of it nobody has explained. */
  readonly open: number
}

/**
 * Compares what went out on a day at one gateway three ways, and keeps what it came to. What the gateway says that we have
 * not heard is seen to first, as an event would be. Done again, or cut short and done again, it finds what is true then.
 */
export async function reconcilePayouts(
  deps: WithdrawalDeps,
  gateway: PayoutGateway,
  day: string,
): Promise<ComparedPayouts> {
  const { db, clock } = deps
  const span = daySpan(day)
  const listed = await gateway.listPayouts(span.fromMs - backMs)
  const first = await readOwn(deps, gateway, { listed, span })
  const isHeard = await seeToUnheard(deps, { gateway, listed, span, own: first.own })
  const { own, postings } = isHeard ? await readOwn(deps, gateway, { listed, span }) : first
  const sure = await askDoubtful(gateway, { listed, span, own })
  const report = compare({ gateway: gateway.name, span, listed: sure, own, postings })
  const name = { gateway: gateway.name, day, direction: 'out' } as const
  const open = await db.app(tx => keepDay(tx, name, { report, hasList: true, nowMs: clock.now() }))
  return { ...report, open }
}

interface Around {
  readonly listed: readonly ListedPayout[]
  readonly span: DaySpan
}

interface Own {
  readonly own: readonly ComparedRow[]
  readonly postings: readonly ClearingPosting[]
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Our rows and the ledger's postings, of each schema as they were at one moment. */
async function readOwn(
  { db, masters }: WithdrawalDeps,
  { name, account }: PayoutGateway,
  { listed, span }: Around,
): Promise<Own> {
  const named = listed.map(({ reference }) => reference).filter(reference => uuid.test(reference))
  const moved = new Set(
    listed.filter(one => one.state === 'paid' && isWithin(span, one.changedAtMs)).map(({ reference }) => reference),
  )
  const own: ComparedRow[] = []
  const postings: ClearingPosting[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, async tx => {
      await readUnchanging(tx)
      const posted = await listPayoutPostings(tx, { gateway: account, ...span })
      const references = [...named, ...posted.map(({ reference }) => reference).filter(one => uuid.test(one))]
      const rows = await listCompared(tx, { gateway: name, references, ...span })
      const paid = rows.filter(({ id }) => moved.has(id))
      const payees = await listPayeesById(
        tx,
        paid.map(({ accountId }) => accountId),
      )
      const numbers = new Map(payees.map(payee => [payee.id, openNumber(payee, { masters })]))
      const numberOf = (row: ComparedRow) => (moved.has(row.id) ? (numbers.get(row.accountId) ?? '') : '')
      own.push(...rows.map(row => ({ ...row, number: numberOf(row) })))
      postings.push(...posted)
    })
  }
  return { own, postings }
}

interface PayoutComparison extends Around {
  readonly own: readonly ComparedRow[]
}

/**
 * Has every withdrawal seen to of which the gateway says something new. One that cannot be is a difference, and keeps no
 * other waiting; a gateway that has fallen silent is asked about no more.
 */
async function seeToUnheard(
  deps: WithdrawalDeps,
  { gateway, listed, span, own }: PayoutComparison & { readonly gateway: PayoutGateway },
): Promise<boolean> {
  const { pairs } = pairUp({ gateway: gateway.name, listed, own })
  const rows = new Map(own.map(row => [row.id, row]))
  const unheard = pairs.filter(pair => isUnheard(span, pair) && (rows.get(pair.own.id)?.sentAtMs ?? null) !== null)
  for (const { own: row } of unheard) {
    try {
      await advanceWithdrawal(deps, row)
    } catch (fault) {
      if (fault instanceof GatewayFault) {
        warnOf(deps, gateway.name, fault)
        return true
      }
      deps.log.error({ err: fault, withdrawal: row.id }, 'a withdrawal could not be settled')
    }
  }
  return unheard.length > 0
}

/** A list may be a moment behind: what we paid and it does not have as paid is asked about by our name, before it is told. */
async function askDoubtful(
  gateway: PayoutGateway,
  { listed, span, own }: PayoutComparison,
): Promise<readonly ListedPayout[]> {
  const { pairs } = pairUp({ gateway: gateway.name, listed, own })
  const doubts = pairs.filter(pair => isDoubtful(span, pair))
  if (doubts.length === 0 || doubts.length > mostDoubts) return listed
  const sure = new Map(listed.map(one => [one.id, one]))
  for (const { own: row, payout } of doubts) {
    const told = await gateway.findPayout({ id: payout?.id ?? null, reference: payout?.reference ?? row.id })
    if (!told) continue
    const endedAtMs = row.endedAtMs ?? 0
    const unlisted = { bank: '', number: '', beganAtMs: endedAtMs, changedAtMs: endedAtMs }
    sure.set(told.id, { ...unlisted, ...payout, ...told })
  }
  return [...sure.values()]
}
