import { askDue, readListings } from '../../../../apps/server/features/deposit/index.ts'
import { ask } from '../../ask.ts'
import type { DepositWorld } from '../../world/depositWorld.ts'
import { readLedger } from '../../ledger/ledgerWorld.store.ts'
import { listPaidSince } from '../../parties/listPaidSince.ts'
import type { Player } from '../../world/player.ts'
import { type PlannedDepositStep, planDeposits } from './depositPlan.ts'
import { killConnections, readAsOfOneMoment } from '../simulation.store.ts'

interface Page {
  readonly player: Player
  readonly id: string
  readonly payUrl: string
}

interface DepositRun {
  readonly cashier: DepositWorld
  readonly seed: number
  readonly players: readonly Player[]
  readonly pages: Page[]
}

const minuteMs = 60_000
const parties = ['paymongo', 'paymongo_pages', 'paymongo_events'] as const

export interface DepositsReport {
  readonly faults: readonly string[]
  /** Compares what became of them with the gateway's own books, now. */
  compare(): Promise<DepositComparison>
}

/** Carries a plan out, looks at the money after each step, and lets everything come to its end. */
export async function runDeposits(cashier: DepositWorld, seed: number): Promise<DepositsReport> {
  const players = [await cashier.player(), await cashier.player(), await cashier.player()]
  const run: DepositRun = { cashier, seed, players, pages: [] }
  const compare = () => compareBooks(run)
  for (const [at, step] of planDeposits(seed, players.length).entries()) {
    for (const fault of step.faults) await cashier.misbehave(fault)
    await take(run, step, at)
    const faults = await faultsOfPlayers(run)
    if (faults.length > 0)
      return { faults: faults.map(fault => `step ${at} ${JSON.stringify(step)}: ${fault}`), compare }
  }
  await comeToRest(run)
  return { faults: await faultsOfPlayers(run), compare }
}

async function take(run: DepositRun, step: PlannedDepositStep, at: number): Promise<void> {
  const { cashier, seed, players, pages } = run
  const { deposits } = cashier.world.api
  const page = 'page' in step ? pages[step.page % Math.max(1, pages.length)] : undefined
  const times = (act: () => Promise<unknown>) =>
    Promise.all(Array.from({ length: 'copies' in step ? step.copies : 1 }, act))
  if (step.step === 'open') {
    const player = players[step.player] as Player
    await times(async () => {
      const { status, data } = await cashier.open(player, { amount: step.amount, key: `${seed}-${at}` })
      if (status === 200) pages.push({ player, id: data.id, payUrl: data.pay_url })
    })
  } else if (step.step === 'pay') {
    // A page on which nothing can be paid any more says so to whoever comes.
    if (page) await times(() => cashier.act(page.payUrl, step.payment).catch(() => ''))
  } else if (step.step === 'look') {
    if (page)
      await times(() => ask(cashier.world, 'GET /finance/deposit/detail', { query: { id: page.id } }, page.player))
  } else if (step.step === 'sweep') {
    const killing = step.isKilled ? [cashier.world.db.app(killConnections).catch(() => 0)] : []
    await Promise.all([times(() => askDue(deposits).catch(() => 0)), ...killing])
  } else if (step.step === 'list') await times(() => readListings(deposits).catch(() => {}))
  else cashier.world.clock.advance(step.minutes * minuteMs)
}

/** Everybody behaves again, and as much time passes as the cashier needs to ask about everything. */
async function comeToRest({ cashier }: DepositRun): Promise<void> {
  for (const party of parties) await cashier.misbehave({ party, kind: 'none' })
  for (let round = 0; round < 3; round++) {
    cashier.world.clock.advance(61 * minuteMs)
    while ((await askDue(cashier.world.api.deposits)) > 0);
    await readListings(cashier.world.api.deposits)
  }
}

/** At every moment a wallet holds what its deposits were credited with, each posted once. */
async function faultsOfPlayers({ cashier, players }: DepositRun): Promise<string[]> {
  const faults: string[] = []
  for (const { uid } of players) {
    const { rows, ledger } = await cashier.world.db.member(uid, async tx => {
      await readAsOfOneMoment(tx)
      const own = tx.selectFrom('deposit').selectAll().where('uid', '=', uid).where('status', '=', 'completed')
      return { rows: await own.execute(), ledger: await readLedger(tx, uid) }
    })
    const credited = rows.map(({ id, amount }) => `${id} ${amount}`).sort()
    const paidIn = ledger.journal.filter(({ kind }) => kind === 10)
    const posted = paidIn.map(({ reference, amount }) => `${reference} ${amount}`).sort()
    if (credited.length !== posted.length || credited.some((one, at) => !posted[at]?.includes(one)))
      faults.push(`${uid} was credited with ${credited.join(', ')}, and posted was ${posted.join(', ')}`)
    const sum = rows.reduce((total, { amount }) => total + amount, 0n)
    if (ledger.wallet.balance !== sum) faults.push(`${uid} has ${ledger.wallet.balance} of ${sum}`)
  }
  return faults
}

interface DepositComparison {
  readonly faults: readonly string[]
  readonly credited: number
  readonly kept: number
}

/** What the gateway took was credited to its deposit, or is kept for a person: each payment once, and nothing else. */
async function compareBooks({ cashier, players }: DepositRun): Promise<DepositComparison> {
  const { world } = cashier
  const rows = (await Promise.all(players.map(player => cashier.rows(player)))).flat()
  const own = new Map(rows.map(row => [row.id, row]))
  const gateways = [...world.api.deposits.gateways.values()]
  const listed = (await Promise.all(gateways.map(gateway => listPaidSince(gateway, 0)))).flat()
  const taken = listed.filter(({ reference }) => own.has(reference))
  const kept = (await cashier.breaks()).map(([payment]) => payment)
  const faults: string[] = []
  for (const { id, reference, amount, currency } of taken) {
    const row = own.get(reference)
    const isCredited = row?.status === 'completed' && row.payment_id === id
    const breaks = kept.filter(one => one === id).length
    if (Number(isCredited) + breaks !== 1)
      faults.push(`the payment ${id} for ${reference} is credited ${isCredited} and kept ${breaks} times`)
    if (isCredited && (amount !== row.amount || currency !== 'PHP')) faults.push(`${id} was credited as another amount`)
  }
  const known = new Set(taken.map(({ id }) => id))
  const credited = rows.filter(({ status }) => status === 'completed')
  for (const { id, payment_id } of credited)
    if (!known.has(payment_id ?? '')) faults.push(`${id} was credited without any payment`)
  for (const { id, status } of rows) if (status === 'pending') faults.push(`${id} is still pending`)
  return { faults, credited: credited.length, kept: kept.filter(id => known.has(id)).length }
}
