import { dayMs, type DaySpan, daySpan, isWithin } from '@saya/money'
import { eachPaidPage } from '../../../platform/gateway/eachPaidPage.ts'
import { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import type { PaymentGateway, TakenPayment } from '../../../platform/gateway/paymentGateway.ts'
import type { UnreadEntry } from '../../../platform/gateway/readEntries.ts'
import { listDepositPostings } from '../../wallet/index.ts'
import { postingNameOf } from '../break/break.rules.ts'
import { listBreakReferences, listCreditedBreaks } from '../break/break.store.ts'
import type { DepositDeps } from '../deps.ts'
import { keepDay } from './keepDay.ts'
import { listSessions } from '../event/payment.store.ts'
import {
  type DayBooks,
  type DayReport,
  type DepositPosting,
  type Fate,
  type Order,
  reconcile,
} from './reconcile.rules.ts'
import { findHolders, listClaimsOf, listCompleted, listCreditedWith } from './report.store.ts'
import { settlePayments } from '../event/settlePayments.ts'
import { setAside } from '../break/setAside.ts'

/** How long before a deposit is completed its payment may lie, or its reference was given: the clock asks for so long. */
const backMs = 4 * dayMs

export interface ComparedDay extends DayReport {
  /** How much of it nobody has explained. */
  readonly open: number
}

/**
 * Compares a day at one gateway three ways, and keeps what it came to. What the gateway took and we never heard of is
 * seen to first, as the hourly reading would. Done again it finds what is true then.
 */
export async function reconcileDay(deps: DepositDeps, gateway: PaymentGateway, day: string): Promise<ComparedDay> {
  const { db, clock } = deps
  const span = daySpan(day)
  const { heard, unread } = await hear(deps, gateway, span)
  const told = heard.filter(({ paidAtMs }) => isWithin(span, paidAtMs))
  await seeToTold(deps, gateway, { told, unread })
  const own = await ownBooks(deps, gateway, span)
  const ids = [...told.map(({ id }) => id), ...own.orders.map(({ paymentId }) => paymentId)]
  const books: DayBooks = {
    told,
    fates: await fatesOf(deps, gateway, [...new Set(ids)]),
    ...own,
    listed: gateway.listPaid ? new Set(heard.map(({ id }) => id)) : null,
  }
  const report = reconcile(books)
  const nowMs = clock.now()
  const name = { gateway: gateway.name, day, direction: 'in' } as const
  const hasList = gateway.listPaid !== undefined
  const open = await db.app(tx => keepDay(tx, name, { report, hasList, nowMs }))
  return { ...report, open }
}

interface GatewayListing {
  readonly heard: readonly TakenPayment[]
  readonly unread: readonly UnreadEntry[]
}

/**
 * What the gateway took around a day: by its own list, or by asking about each of our references of these days, and about
 * those which were paid on that day long after they were given, onto a page that was open or closed.
 */
async function hear(deps: DepositDeps, gateway: PaymentGateway, { fromMs, untilMs }: DaySpan): Promise<GatewayListing> {
  if (gateway.listPaid) return readList(gateway, fromMs - backMs)
  const { db } = deps
  const { name } = gateway
  const claims = await db.app(tx => listClaimsOf(tx, { gateway: name, fromMs: fromMs - backMs, untilMs }))
  // What came on a page that was closed long before is found within a day, and counts where it was paid.
  const late = { gateway: name, fromMs, untilMs: untilMs + 2 * dayMs }
  const kept = await db.app(tx => listBreakReferences(tx, late))
  const references = new Set([...claims.map(({ reference }) => reference), ...kept])
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const completed = await db.memberSchema(schema, tx => listCompleted(tx, { gateway: name, fromMs, untilMs }))
    for (const order of completed) references.add(order.name)
  }
  const heard = new Map<string, TakenPayment>()
  for (const reference of references) {
    const sessions = await db.app(tx => listSessions(tx, { gateway: name, reference }))
    const unseen = sessions.length === 0 ? await gateway.listPaidFor?.(reference) : undefined
    for (const payment of unseen ?? []) heard.set(payment.id, payment)
    for (const session of sessions) {
      const page = await gateway.findPayment(session)
      for (const payment of page?.paid ?? []) heard.set(payment.id, payment)
    }
  }
  return { heard: [...heard.values()], unread: [] }
}

async function readList(gateway: PaymentGateway, sinceMs: number): Promise<GatewayListing> {
  const heard: TakenPayment[] = []
  const unread: UnreadEntry[] = []
  for await (const page of eachPaidPage(gateway, { sinceMs })) {
    heard.push(...page.paid)
    unread.push(...page.unread)
  }
  return { heard, unread }
}

/** What cannot be seen to is a difference of the day. Where the gateway has fallen silent meanwhile it is compared later. */
async function seeToTold(
  deps: DepositDeps,
  gateway: PaymentGateway,
  { told, unread }: { readonly told: readonly TakenPayment[]; readonly unread: readonly UnreadEntry[] },
): Promise<void> {
  const failed = await settlePayments(deps, gateway, told)
  const silent = failed.find(({ fault }) => fault instanceof GatewayFault)
  if (silent && !gateway.listPaid) throw silent.fault
  if (silent) await gateway.listPaid?.(deps.clock.now(), '')
  await setAside(deps, gateway, { paid: told, unread, failed })
}

async function fatesOf({ db }: DepositDeps, { name }: PaymentGateway, ids: readonly string[]) {
  const { claims, kept, agreed } = await db.app(tx => findHolders(tx, name, ids))
  const bySchema = new Map<string, typeof claims>()
  for (const claim of claims) {
    const schema = db.schemaOf(claim.uid)
    bySchema.set(schema, [...(bySchema.get(schema) ?? []), claim])
  }
  const fates = new Map<string, Fate>([...kept].map(([id, { isClosed }]) => [id, { kind: 'kept', isClosed }]))
  for (const own of bySchema.values()) {
    const credited = await db.member(own[0]?.uid ?? 0n, tx =>
      listCreditedWith(
        tx,
        own.map(({ reference }) => reference),
      ),
    )
    for (const { payment_id: id } of own) {
      const amount = credited.get(id)
      const again = agreed.get(id)
      if (amount !== undefined) fates.set(id, { kind: 'credited', amount, ...(again === undefined ? {} : { again }) })
    }
  }
  return fates
}

/** What we completed on that day, and what the ledger posted. */
async function ownBooks({ db }: DepositDeps, { name, account }: PaymentGateway, { fromMs, untilMs }: DaySpan) {
  const breaks = await db.app(tx => listCreditedBreaks(tx, { gateway: name, fromMs, untilMs }))
  const orders: Order[] = breaks.map(row => ({
    name: postingNameOf({ gateway: name, paymentId: row.payment_id }),
    amount: row.amount,
    paymentId: row.payment_id,
  }))
  const postings: DepositPosting[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, async tx => {
      orders.push(...(await listCompleted(tx, { gateway: name, fromMs, untilMs })))
      postings.push(...(await listDepositPostings(tx, { gateway: account, fromMs, untilMs })))
    })
  }
  return { orders, postings }
}
