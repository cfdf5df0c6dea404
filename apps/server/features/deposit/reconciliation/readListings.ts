import { eachByGateway } from '../../../platform/gateway/eachByGateway.ts'
import { GatewayFault } from '../../../platform/gateway/gatewayFault.ts'
import type { PaidPage, PaymentGateway } from '../../../platform/gateway/paymentGateway.ts'
import { closeIncidents, openIncidents, retellIncidents } from '../../../platform/incident/incident.store.ts'
import type { DepositDeps } from '../deps.ts'
import { endWalk, findListedUntil, moveWalk, takeWalk, type Walk } from './listing.store.ts'
import { settlePayments } from '../event/settlePayments.ts'
import { setAside } from '../break/setAside.ts'
import { warnOf } from '../event/settle.ts'

const hourMs = 3_600_000
/** How far it looks back the first time, and each time behind what it has read: a payment may have begun a day ago. */
const firstMs = 72 * hourMs
export const overlapMs = 24 * hourMs
/** So much is read in one go; it goes on a minute later, however long the list is. */
const pagesAtOnce = 50
/** Whatever keeps a list from being read, after that a person should know. */
const lateMs = 3 * hourMs
/** So often a page is read on which a payment could not be settled, before that payment is left to a person. */
const mostTries = 3
const kind = 'PAYMENT_LIST_LATE'

/**
 * Reads each gateway's own list of what it took, and sees to whatever we never heard of: events that are not sent again,
 * answers that were lost, second payments. What is credited already, or was seen to by people, is passed over; what waits for them may have become somebody's.
 */
export async function readListings(deps: DepositDeps): Promise<void> {
  await eachByGateway(listGateways(deps), async ({ port }) => void (await readListing(deps, port)))
}

/**
 * The same at the first call and then once an hour, for somebody who calls every minute; what is not at its end goes on, and
 * what took longer than an hour is begun anew at once.
 */
export function readListingsHourly(deps: DepositDeps): () => Promise<void> {
  const nextAtMs = new Map<string, number>()
  return async () => {
    await eachByGateway(listGateways(deps), async ({ gateway, port }) => {
      const nowMs = deps.clock.now()
      if (nowMs < (nextAtMs.get(gateway) ?? nowMs)) return
      const beganAtMs = await readListing(deps, port)
      if (beganAtMs !== undefined) nextAtMs.set(gateway, beganAtMs + hourMs)
    })
  }
}

/** A long list of one keeps nobody waiting for what another took. */
function listGateways({ gateways }: DepositDeps) {
  return [...gateways.values()].map(port => ({ gateway: port.name, port }))
}

/**
 * When the reading was begun that is at its end now; nothing where it is not. A gateway that has no list is asked about each
 * deposit alone, by the clock.
 */
async function readListing(deps: DepositDeps, gateway: PaymentGateway): Promise<number | undefined> {
  const { db, clock } = deps
  if (!gateway.listPaid) return clock.now()
  const { walk, listedUntilMs } = await db.app(async tx => {
    const nowMs = clock.now()
    const untilMs = await findListedUntil(tx, gateway.name)
    const sinceMs = untilMs === undefined ? nowMs - firstMs : untilMs - overlapMs
    return { walk: await takeWalk(tx, { gateway: gateway.name, sinceMs }, nowMs), listedUntilMs: untilMs }
  })
  const isWhole = await goOn(deps, gateway, walk).catch((fault: unknown) => {
    if (!(fault instanceof GatewayFault)) throw fault
    warnOf(deps, gateway.name, fault)
    return false
  })
  await tellLate(deps, gateway, isWhole ? walk.beganAtMs : (listedUntilMs ?? walk.beganAtMs))
  return isWhole ? walk.beganAtMs : undefined
}

/** Reads some pages from where it stood, each of them seen to before the next is asked for. */
async function goOn(deps: DepositDeps, gateway: PaymentGateway, walk: Walk): Promise<boolean> {
  const { db } = deps
  let { place, tries } = walk
  for (let count = 0; count < pagesAtOnce; count++) {
    const page = await askFor(gateway, walk, place)
    const failed = await settlePayments(deps, gateway, page.paid)
    // Whatever it was may be over in a minute. What is not, keeps nothing else from being read.
    const isTriedAgain = failed.length > 0 && tries + 1 < mostTries
    if (isTriedAgain) {
      await db.app(tx => moveWalk(tx, walk, { place, tries: tries + 1 }))
      return false
    }
    await setAside(deps, gateway, { ...page, failed })
    place = page.next
    tries = 0
    if (place === '') {
      await db.app(tx => endWalk(tx, walk))
      return true
    }
    await db.app(tx => moveWalk(tx, walk, { place, tries }))
  }
  return false
}

/** A gateway may not know a place any more that it gave: then it is read from the beginning. */
async function askFor({ listPaid }: PaymentGateway, { sinceMs }: Walk, place: string): Promise<PaidPage> {
  if (!listPaid) return { paid: [], unread: [], next: '' }
  if (place === '') return listPaid(sinceMs, place)
  return listPaid(sinceMs, place).catch((fault: unknown) => {
    if (!(fault instanceof GatewayFault)) throw fault
    return listPaid(sinceMs, '')
  })
}

async function tellLate({ db, clock }: DepositDeps, { name }: PaymentGateway, untilMs: number): Promise<void> {
  const nowMs = clock.now()
  const incident = { kind, subject: name, detail: { hours: Math.floor((nowMs - untilMs) / hourMs) } }
  await db.app(async tx => {
    if (nowMs - untilMs >= lateMs) {
      await openIncidents(tx, [incident], nowMs)
      await retellIncidents(tx, [incident])
    } else await closeIncidents(tx, { kinds: [kind], subjects: name, notSeenSinceMs: nowMs + 1 }, nowMs)
  })
}
