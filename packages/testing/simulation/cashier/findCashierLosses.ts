import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { systemClock } from '../../../../apps/server/platform/clock.ts'
import { readListings } from '../../../../apps/server/features/deposit/index.ts'
import { gatewayAccount, accounts } from '../../../../apps/server/features/wallet/ledger/accounts.ts'
import { hasIncidents } from '../../../../apps/server/platform/incident/incident.store.ts'
import { gatewaysAt } from '../../parties/gatewaysAt.ts'
import { decideTransfer } from '../../world/decideTransfer.ts'
import { askOffice } from '../../world/operator.ts'
import { faultsOfAccounts, readAccount } from './cashierBooks.ts'
import type { CashierLife, Payer, ToldOrder } from './cashierLife.ts'
import { compareTotals } from './cashierTotals.ts'
import { listBreaks } from './cut.store.ts'
import { concludeUnderKills } from './concludeUnderKills.ts'
import { persist } from '../kill/persist.ts'
import { listIncidentsOfKinds, readHouse } from '../simulation.store.ts'

export interface CashierFigures {
  readonly deposits: number
  readonly credited: number
  readonly kept: number
  readonly withdrawals: number
  readonly paidOut: number
  readonly givenBack: number
}

/** What the cashier tells people of, rightly, when a payment fits no deposit and when a bank sends money back. */
const lasting: readonly string[] = ['PAYMENT_BREAK', 'PAYOUT_RETURNED']

/** The same, and what people were called to end. */
export const cashierIncidents: readonly string[] = [...lasting, 'PAYMENT_KEPT_FITS', 'PAYOUT_BREAK', 'PAYOUT_SILENT']

const patienceMs = 90_000
const unitsPerCentavo = 100n
const peso = 10_000n

/** Sees to all that is not over, and tells what is still wrong when nothing more comes of that. */
export async function findCashierLosses(life: CashierLife, payers: readonly Payer[]) {
  const orders = [...life.orders.values()]
  for (const endMs = Date.now() + patienceMs; ; await wait(300)) {
    await askAbout(life, orders)
    await readLists(life)
    const { faults, ...figures } = await compare(life, payers)
    if (faults.length === 0 || Date.now() > endMs) {
      const count = (noun: ToldOrder['noun']) => orders.filter(order => order.noun === noun).length
      const { credited, kept, paidOut, givenBack } = figures
      const shown = { credited, kept, paidOut, givenBack, deposits: count('deposit'), withdrawals: count('withdrawal') }
      return { ...shown, faults } satisfies CashierFigures & { faults: readonly string[] }
    }
  }
}

/** Staff have the gateways asked, once for each order, and banks decide what they have left undecided. */
async function askAbout(life: CashierLife, orders: readonly ToldOrder[]): Promise<void> {
  const { place, staffToken } = life
  const { sandbox } = place
  for (const { reference, fate } of await sandbox.books.sent()) {
    if (fate !== 'pending') continue
    await decideTransfer({ sandboxUrl: sandbox.url, gatewayBooks: sandbox.books }, reference, 'succeeded')
  }
  const forged = new Set((await sandbox.books.sent()).filter(one => one.isForged).map(({ reference }) => reference))
  for (const { noun, id, uid } of orders) {
    if (forged.has(id)) await concludeUnderKills(life, { uid, id })
    await persist(`the question about ${id}`, async () => {
      const { status, code } =
        noun === 'deposit'
          ? await askOffice(
              place,
              'POST /office/api/deposit/recheck',
              { body: { id, reason: 'At the end' } },
              staffToken,
            )
          : await askOffice(place, 'POST /office/api/withdrawal/ask', { body: { uid: String(uid), id } }, staffToken)
      // A gateway that answered nobody in time was not asked.
      return { status: code === 'gateway_silent' ? 503 : status, code }
    })
  }
}

/**
 * What the worker does each hour. A page that was paid before anybody heard of it, whose answer and event were lost, stands
 * in the gateway's list alone, and nobody may have been told of its deposit.
 */
async function readLists({ place: { db, sandbox } }: CashierLife): Promise<void> {
  const { gateways } = gatewaysAt(sandbox.url, systemClock)
  const log = pino({ level: 'silent' })
  await readListings({ db, clock: systemClock, log, jurisdiction: 'standard', gateways })
}

async function compare({ place, orders }: CashierLife, payers: readonly Payer[]) {
  const { db, sandbox } = place
  const { faults, ...figures } = await compareTotals({ db, clock: systemClock, gatewayBooks: sandbox.books }, payers)
  const kept = await Promise.all(payers.map(({ uid }) => db.member(uid, tx => readAccount(tx, uid))))
  return {
    ...figures,
    faults: [
      ...faults,
      ...(await faultsOfAccounts(place, payers)),
      ...[...orders.values()].flatMap(order => faultsOfTold(order, kept)),
      ...(await faultsOfClearing(place)),
      ...(await faultsOfIncidents(place)),
    ],
  }
}

type KeptAccount = Awaited<ReturnType<typeof readAccount>>

/** What each end that a member was told may be in the end. Money that arrived may be sent back, and nothing else changes. */
const endsOf: Readonly<Record<string, readonly string[]>> = {
  'deposit completed': ['completed'],
  'deposit canceled': ['canceled'],
  'withdrawal completed': ['completed', 'canceled'],
  'withdrawal canceled': ['canceled'],
}

function faultsOfTold({ noun, id, uid, pesos, told }: ToldOrder, kept: readonly KeptAccount[]): readonly string[] {
  const account = kept.find(one => one.uid === uid)
  const row = (noun === 'deposit' ? account?.deposits : account?.withdrawals)?.find(one => one.id === id)
  if (row?.amount !== pesos * peso) return [`the ${noun} ${id} was acknowledged and is there as ${row?.amount}`]
  const wrong = told.filter(status => endsOf[`${noun} ${status}`]?.includes(row.status) === false)
  return wrong.map(status => `the ${noun} ${id} was said to be ${status} and is ${row.status}`)
}

/**
 * What the house's accounts come to is what members have and what is held for them; and what the account of a gateway has
 * is what that gateway took and did not pay out, by its own books, but for what is nobody's yet.
 */
async function faultsOfClearing({ db, sandbox }: CashierLife['place']): Promise<readonly string[]> {
  const { totals, balance = 0n, held = 0n } = await db.memberSchema(0, readHouse)
  const house = [...totals].filter(([account]) => account !== accounts.wallet && account !== accounts.hold)
  const owed = -house.reduce((sum, [, total]) => sum + total, 0n)
  const faults = balance + held === owed ? [] : [`members have ${balance} and ${held} held, and the house owes ${owed}`]
  const breaks = new Set((await db.app(listBreaks)).map(one => one.payment_id))
  const [taken, sent] = [await sandbox.books.taken(), await sandbox.books.sent()]
  for (const { name, account } of sandbox.gateways.values()) {
    const own = <T extends { readonly gateway: string }>(all: readonly T[]) => all.filter(one => one.gateway === name)
    const came = sumOf(own(taken).filter(({ id }) => !breaks.has(id)))
    const went = sumOf(own(sent).filter(({ fate }) => fate === 'succeeded'))
    const found = -(totals.get(gatewayAccount(account)) ?? 0n)
    if (found !== came - went) faults.push(`${name} has ${came - went} of ours, and the ledger says ${found}`)
  }
  return faults
}

function sumOf(moved: readonly { readonly centavos: number }[]): bigint {
  return moved.reduce((sum, { centavos }) => sum + BigInt(centavos) * unitsPerCentavo, 0n)
}

/** Somebody was told of every payment that is nobody's and of every payout that came back, and of nothing else. */
async function faultsOfIncidents({ db, sandbox }: CashierLife['place']): Promise<readonly string[]> {
  const told = await db.app(tx => listIncidentsOfKinds(tx, lasting))
  const isOpen = await db.app(tx => hasIncidents(tx, 'PAYOUT_BREAK'))
  const breaks = await db.app(tx => tx.selectFrom('payment_break').select(['gateway', 'payment_id']).execute())
  const returned = (await sandbox.books.sent()).filter(({ fate }) => fate === 'returned')
  const wanted = [
    ...breaks.map(one => `PAYMENT_BREAK ${one.gateway} ${one.payment_id}`),
    ...returned.map(one => `PAYOUT_RETURNED ${one.gateway} ${one.reference}`),
  ]
  const [found, due] = [told.toSorted().join(), wanted.toSorted().join()]
  return [
    ...(found === due ? [] : [`people should have been told of ${due}, and were of ${found}`]),
    ...(isOpen ? ['people are called still to a payout that is over'] : []),
  ]
}
