import { type Account, readAccount, sum } from './cashierBooks.ts'
import type { Clock } from '../../../../apps/server/platform/clock.ts'
import type { Database } from '../../../../apps/server/platform/db/database.ts'
import { listStanding } from '../../../../apps/server/platform/incident/incident.store.ts'
import type { GatewayBooks, SentMoney, TakenMoney } from '../../parties/gatewayBooks.store.ts'
import { fundedPesos } from './cashierPlan.ts'
import { countAlarms, listOwnBreaks, countUncredited, readIncidentsOf } from '../simulation.store.ts'

const unitsPerPeso = 10_000n
const unitsPerCentavo = 100n
const hourMs = 3_600_000

/** What is compared: the books of ours, by which clock, and those of the gateways. */
export interface CashierSides {
  readonly db: Database
  readonly clock: Clock
  readonly gatewayBooks: GatewayBooks
}

export interface CashierTotals {
  readonly faults: readonly string[]
  readonly credited: number
  readonly kept: number
  readonly paidOut: number
  readonly givenBack: number
}

/** At rest: every payment was credited once or is with a person, every payout is at its end, and nobody waits. */
export async function compareTotals(
  sides: CashierSides,
  players: readonly { readonly uid: bigint }[],
): Promise<CashierTotals> {
  const { db, gatewayBooks } = sides
  const accounts = await Promise.all(players.map(({ uid }) => db.member(uid, tx => readAccount(tx, uid))))
  const deposits = accounts.flatMap(one => one.deposits)
  const withdrawals = accounts.flatMap(one => one.withdrawals)
  const ours = new Set([...deposits, ...withdrawals].map(({ id }) => id))
  const taken = (await gatewayBooks.taken()).filter(({ reference }) => ours.has(reference))
  const sent = (await gatewayBooks.sent()).filter(({ reference }) => ours.has(reference))
  const breaks = await db.app(tx => listOwnBreaks(tx, [...ours]))
  const alarms = await Promise.all(
    Array.from({ length: db.memberSchemas }, (_, schema) => db.memberSchema(schema, countAlarms)),
  )
  const waiting = await db.app(countUncredited)
  const calls = await db.app(tx => listStanding(tx, { kinds: ['PAYMENT_KEPT_FITS'], subjects: '' }))
  return {
    faults: [
      ...faultsOfTaken({ taken, deposits, breaks }),
      ...faultsOfKept({ taken, deposits, breaks }, new Set(calls.map(({ subject }) => subject))),
      ...(await faultsOfSent(sides, withdrawals, sent)),
      ...deposits.flatMap(({ id, status }) => (status === 'pending' ? [`the deposit ${id} is still pending`] : [])),
      ...(waiting > 0 ? [`${waiting} vouchers are claimed and not credited`] : []),
      ...(alarms.some(Boolean) ? ['somebody was not told of something'] : []),
      ...faultsOfSum({ accounts, breaks, sent }),
    ],
    credited: deposits.filter(({ status }) => status === 'completed').length,
    kept: breaks.length,
    paidOut: withdrawals.filter(({ status }) => status === 'completed').length,
    givenBack: withdrawals.filter(({ status }) => status === 'canceled').length,
  }
}

type Breaks = Awaited<ReturnType<typeof listOwnBreaks>>

interface DepositBooks {
  readonly taken: readonly TakenMoney[]
  readonly deposits: Account['deposits']
  readonly breaks: Breaks
}

function faultsOfTaken({ taken, deposits, breaks }: DepositBooks): readonly string[] {
  const own = new Map(deposits.map(row => [row.id, row]))
  const lost = taken.flatMap(({ id, reference, centavos, currency }) => {
    const row = own.get(reference)
    const isCredited = row?.payment_id === id
    const kept = breaks.filter(one => one.payment_id === id).length
    const isExact = row?.amount === BigInt(centavos) * unitsPerCentavo && currency === 'PHP'
    return [
      ...(Number(isCredited) + kept === 1
        ? []
        : [`the payment ${id} of ${reference}, ${row?.status}, is credited ${isCredited} and kept ${kept} times`]),
      ...(isCredited && !isExact ? [`${id} was credited as another amount`] : []),
    ]
  })
  const known = new Set(taken.map(({ id }) => id))
  const made = deposits.filter(({ payment_id: id }) => id !== null && !known.has(id))
  return [...lost, ...made.map(({ id }) => `${id} was credited without any payment`)]
}

/** Somebody is called to what was kept and fits its deposit by now, and to nothing else that was kept. */
function faultsOfKept({ taken, deposits, breaks }: DepositBooks, calls: ReadonlySet<string>): readonly string[] {
  return breaks.flatMap(({ gateway, payment_id: id, reference, state, reason, fits_at: fitsAt }) => {
    const isCalled = calls.has(`${gateway} ${id}`)
    const row = deposits.find(one => one.id === reference)
    const money = taken.find(one => one.id === id)
    const isExact = row?.amount === BigInt(money?.centavos ?? 0) * unitsPerCentavo && money?.currency === 'PHP'
    const fits = state === 'kept' && reason !== 'taken' && row?.status === 'timeout' && isExact
    return [
      ...((fitsAt !== null) === isCalled
        ? []
        : [`of ${id}, ${state}, that it fits is ${fitsAt}, and a call ${isCalled}`]),
      ...(fits && !isCalled ? [`${id} was kept and fits ${reference}, and nobody is called to it`] : []),
    ]
  })
}

/** No withdrawal went to a gateway twice, or to two of them, and each stands as its gateway says. */
async function faultsOfSent(
  { db, clock }: CashierSides,
  withdrawals: Account['withdrawals'],
  sent: readonly SentMoney[],
) {
  const faults: string[] = []
  for (const row of withdrawals) {
    const own = sent.filter(({ reference }) => reference === row.id)
    const fates = own.map(({ fate }) => fate).join(' and ') || 'nothing'
    if (own.some(({ centavos }) => BigInt(centavos) * unitsPerCentavo !== row.amount))
      faults.push(`${row.id} was sent as another amount`)
    if (own.some(({ gateway }) => gateway !== row.gateway)) faults.push(`${row.id} was sent by another gateway`)
    if (legalEnds[row.status]?.includes(fates)) continue
    // What a gateway may have been asked and knows nothing of is not asked for again after a day, and somebody is told; so
    // they are of one that it tells otherwise than it was asked for, and believed in nothing.
    const isOld = row.sent_at !== null && clock.now() - row.sent_at > 24 * hourMs
    const told = await db.app(tx => readIncidentsOf(tx, `${row.gateway} ${row.id}`))
    const isWatched = told.includes('PAYOUT_SILENT') && (fates === 'nothing' || told.includes('PAYOUT_BREAK'))
    if (row.status === 'timeout' && isOld && own.length < 2 && isWatched) continue
    faults.push(`${row.id} is ${row.status}, and the gateway says ${fates}`)
  }
  return faults
}

const legalEnds: Readonly<Record<string, readonly string[]>> = {
  completed: ['succeeded'],
  canceled: ['nothing', 'failed', 'returned'],
}

interface CashierBooks {
  readonly accounts: readonly Account[]
  readonly breaks: Breaks
  readonly sent: readonly SentMoney[]
}

/** What members have and what is held for them is what gateways took and did not pay out, and what we gave ourselves. */
function faultsOfSum({ accounts, breaks, sent }: CashierBooks): readonly string[] {
  const have = sum(accounts.map(({ wallet }) => wallet.balance + wallet.held))
  const came = [
    BigInt(accounts.length) * fundedPesos * unitsPerPeso,
    ...accounts.flatMap(one => one.deposits.filter(({ status }) => status === 'completed')).map(one => one.amount),
    ...breaks.filter(({ state }) => state === 'credited').map(({ amount }) => amount),
    ...accounts.flatMap(one => one.vouchers.map(({ amount }) => amount)),
    ...accounts.flatMap(one => one.coupons.map(({ bonus }) => bonus ?? 0n)),
    // Whoever plays that much comes to levels.
    ...accounts.flatMap(one => one.rewards.filter(({ status }) => status === 'posted').map(({ amount }) => amount)),
  ]
  // What is not believed to be paid is held still.
  const disputed = new Set(
    accounts.flatMap(one => one.withdrawals.filter(({ status }) => status === 'timeout')).map(({ id }) => id),
  )
  const paid = sent.filter(({ fate, reference }) => fate === 'succeeded' && !disputed.has(reference))
  const went = paid.map(({ centavos }) => BigInt(centavos) * unitsPerCentavo)
  const wanted = sum(came) - sum(went)
  return have === wanted ? [] : [`members have ${have} of ${wanted}`]
}
