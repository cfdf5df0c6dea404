import type { Fault } from '../../../../apps/sandbox/faults.ts'
import { creditBreak, readListings } from '../../../../apps/server/features/deposit/index.ts'
import { ask } from '../../ask.ts'
import { decideBreak, proposeBreak } from '../../world/breaks.ts'
import { concludeAsSeen } from '../../world/concludeAsSeen.ts'
import { type DepositWorld, depositTools } from '../../world/depositWorld.ts'
import { giveCoupons } from '../../world/giveCoupons.ts'
import { askOffice, staffOf } from '../../world/operator.ts'
import { voucherCodes } from '../../world/voucherCodes.ts'
import {
  leadChannel,
  type Payable,
  type PayoutName,
  type WithdrawalWorld,
  withdrawalTools,
} from '../../world/withdrawalWorld.ts'
import type { World } from '../../world/world.ts'
import { faultsOfAccounts } from './cashierBooks.ts'
import {
  type BreakAct,
  type CashierStep,
  faultyParties,
  fundedPesos,
  type Gateway,
  planCashier,
} from './cashierPlan.ts'
import { workMinute, workNights } from './cashierWork.ts'
import { faultsOfPayoutDays } from './payoutDays.ts'
import { passTime } from '../passTime.ts'
import { killConnections, listOwnBreaks } from '../simulation.store.ts'

export interface CashierRun {
  readonly world: World
  readonly cashier: DepositWorld
  readonly desk: WithdrawalWorld
  readonly seed: number
  readonly bornMs: number
  readonly players: readonly Payable[]
  readonly codes: readonly string[]
  readonly pages: { readonly player: Payable; readonly id: string; readonly payUrl: string }[]
  readonly withdrawals: { readonly player: Payable; readonly id: string }[]
}

const spareHours = 100

/** Carries a plan out and looks at the books after each step. What is wrong comes with the step at which it was found. */
export async function runCashier(world: World, seed: number): Promise<{ run: CashierRun; faults: readonly string[] }> {
  const run = await openRun(world, seed)
  for (const [at, step] of planCashier(seed, run.players.length).entries()) {
    for (const fault of step.faults) await run.cashier.misbehave(fault)
    await take(run, step, at)
    const faults = await faultsOfAccounts(world, run.players)
    if (faults.length > 0) return { run, faults: faults.map(fault => `step ${at} ${JSON.stringify(step)}: ${fault}`) }
  }
  await comeToRest(run)
  const ids = run.withdrawals.map(({ id }) => id)
  return { run, faults: [...(await faultsOfAccounts(world, run.players)), ...(await faultsOfPayoutDays(run, ids))] }
}

async function openRun(world: World, seed: number): Promise<CashierRun> {
  const [desk, bornMs] = [withdrawalTools(world), world.clock.now()]
  const players: Payable[] = []
  // Each gateway that pays out has one of them, to begin with. Banks take more than a wallet does.
  for (const [index, { channel, name, gateway }] of ways.entries()) {
    await leadChannel(world, channel, gateway)
    const account = `777${String(seed).padStart(4, '0')}${String(++accounts).padStart(4, '0')}${index}`
    players.push(await desk.payable({ pesos: fundedPesos, channel: name, account }))
  }
  for (const player of players) await giveCoupons(world, player, 2)
  const { codes } = await voucherCodes(world, { quantity: 3 })
  return { world, cashier: depositTools(world), desk, seed, bornMs, players, codes, pages: [], withdrawals: [] }
}
let accounts = 0

const ways: readonly { readonly channel: string; readonly name: string; readonly gateway: PayoutName }[] = [
  { channel: 'to_bpi', name: 'BPI', gateway: 'paymongo' },
  { channel: 'to_bdo', name: 'BDO Unibank', gateway: 'xendit' },
]

async function take(run: CashierRun, step: CashierStep, at: number): Promise<void> {
  const { world } = run
  const times = (act: () => Promise<unknown>) =>
    Promise.all(Array.from({ length: 'copies' in step ? step.copies : 1 }, act))
  switch (step.step) {
    case 'deposit':
      return void (await times(() => open(run, step, at)))
    case 'pay':
      return void (await times(() => pay(run, step)))
    case 'look':
      return void (await times(() => look(run, step)))
    case 'withdraw':
      return void (await times(() => withdraw(run, step, at)))
    case 'voucher':
      return exchange(run, step)
    case 'break':
      return decideSome(run, step)
    case 'switch':
      return turn(world, step.gateway, step.takes)
    case 'account':
      return changeAccount(run, step)
    case 'lead':
      return lead(run, step)
    case 'work':
      return void (await Promise.all([times(() => workMinute(world).catch(() => {})), disturb(run, step)]))
    case 'list':
      return void (await times(() => readListings(world.api.deposits).catch(() => {})))
    case 'clock':
      return passTime(world, step.minutes)
    default:
      return end(run, step)
  }
}

/** What people and banks do about a withdrawal. */
function end(run: CashierRun, step: Of<'judge' | 'conclude' | 'fate'>): Promise<void> {
  if (step.step === 'judge') return judge(run, step)
  return step.step === 'conclude' ? conclude(run, step) : decideFate(run, step)
}

type Of<S extends CashierStep['step']> = S extends unknown ? Extract<CashierStep, { step: S }> : never

function pickOf<T>(all: readonly T[], number: number): T | undefined {
  return all[number % Math.max(1, all.length)]
}

async function open(
  { cashier, players, pages, seed }: CashierRun,
  { player: index, pid, amount }: Of<'deposit'>,
  at: number,
) {
  const player = players[index] as Payable
  const wish = { amount, pid, key: `${seed}-${at}`, cashback_flag: '1' } as const
  const { status, data } = await cashier.open(player, wish)
  if (status === 200) pages.push({ player, id: data.id, payUrl: data.pay_url })
}

/** A page on which nothing can be paid any more says so to whoever comes. */
async function pay({ cashier, pages }: CashierRun, { page, payment }: Of<'pay'>): Promise<void> {
  const chosen = pickOf(pages, page)
  if (chosen) await cashier.act(chosen.payUrl, payment).catch(() => '')
}

async function look({ world, pages }: CashierRun, { page }: Of<'look'>): Promise<void> {
  const chosen = pickOf(pages, page)
  if (chosen) await ask(world, 'GET /finance/deposit/detail', { query: { id: chosen.id } }, chosen.player)
}

async function disturb({ world: { db } }: CashierRun, { isKilled }: Of<'work'>): Promise<void> {
  if (isKilled) await db.app(killConnections).catch(() => 0)
}

async function withdraw({ desk, players, withdrawals, seed }: CashierRun, step: Of<'withdraw'>, at: number) {
  const player = players[step.player] as Payable
  const { status, data } = await desk.open(player, { amount: step.amount, key: `${seed}-${at}` })
  if (status === 200 && withdrawals.every(one => one.id !== data.id)) withdrawals.push({ player, id: data.id })
}

async function judge({ world, withdrawals }: CashierRun, { which, yes, staff, copies }: Of<'judge'>): Promise<void> {
  const chosen = pickOf(withdrawals, which)
  if (!chosen) return
  const { token } = await staffOf(world, { role: staff === 0 ? 'finance' : 'risk' })
  const body = { uid: String(chosen.player.uid), id: chosen.id }
  const decline = { ...body, reason: 'It does not look right' }
  const acts = Array.from({ length: copies }, () =>
    yes
      ? askOffice(world, 'POST /office/api/withdrawal/approve', { body }, token)
      : askOffice(world, 'POST /office/api/withdrawal/cancel', { body: decline }, token),
  )
  await Promise.all(acts)
}

/** So many people at once say what came of one of which its gateway tells otherwise, or nothing. */
async function conclude({ world, withdrawals }: CashierRun, { which, act, copies }: Of<'conclude'>): Promise<void> {
  const chosen = pickOf(withdrawals, which)
  if (!chosen) return
  const body = { uid: String(chosen.player.uid), id: chosen.id, reason: 'The bank showed its books' }
  async function says() {
    const { token } = await staffOf(world, { role: 'compliance' })
    if (act === 'giveBack') return askOffice(world, 'POST /office/api/withdrawal/give-back', { body }, token)
    return concludeAsSeen(world, { ...body, arrived: act === 'arrived' }, token)
  }
  await Promise.all(Array.from({ length: copies }, says))
}

/** A bank decides once about money that is on its way, and may send back for some days what it took. */
async function decideFate({ world, desk, withdrawals }: CashierRun, { which, fate }: Of<'fate'>): Promise<void> {
  const chosen = pickOf(withdrawals, which)
  if (!chosen) return
  const { player, id } = chosen
  const [transfer] = (await world.gatewayBooks.sent()).filter(({ reference }) => reference === id)
  if (!transfer) return
  const { ended_at: endedAt } = await desk.row(player, id)
  const isLate = endedAt !== null && world.clock.now() - endedAt > spareHours * 3_600_000
  const mayBe = { pending: ['succeeded', 'failed'], succeeded: isLate ? [] : ['returned'], failed: [], returned: [] }
  if ((mayBe[transfer.fate] as readonly string[]).includes(fate)) await desk.decide(id, fate)
}

/** The same code on two devices of one member, and in another's hands. */
async function exchange(
  { world, players, codes }: CashierRun,
  { player, rival, code, copies }: Of<'voucher'>,
): Promise<void> {
  const body = { exchangeCode: pickOf(codes, code) ?? '' }
  const people = [players[rival], ...Array.from({ length: copies }, () => players[player])] as Payable[]
  await Promise.all(people.map(one => ask(world, 'POST /finance/lazada/exchange', { body }, one)))
}

async function decideSome(run: CashierRun, { which, act, copies }: Of<'break'>): Promise<void> {
  const { world, pages } = run
  const found = pickOf(
    await world.db.app(tx =>
      listOwnBreaks(
        tx,
        pages.map(({ id }) => id),
      ),
    ),
    which,
  )
  if (!found) return
  const { token } = await staffOf(world, { role: 'finance' })
  const uid = found.proposed_uid ?? found.uid ?? 0n
  await Promise.all(Array.from({ length: copies }, () => decideOne(world, { act, token, uid, name: found })))
}

interface Deciding {
  readonly act: BreakAct
  readonly token: string
  readonly uid: bigint
  readonly name: { readonly gateway: string; readonly payment_id: string }
}

function decideOne(world: World, { act, token, uid, name: { gateway, payment_id } }: Deciding): Promise<unknown> {
  const name = { gateway, payment_id }
  if (act === 'propose') return proposeBreak(world, name, { token, uid })
  if (act === 'agree' || act === 'decline') return decideBreak(world, name, { token, uid, isAgreed: act === 'agree' })
  const reason = 'Seen to'
  if (act === 'reopen') return askOffice(world, 'POST /office/api/break/reopen', { body: { ...name, reason } }, token)
  const body = { ...name, outcome: act === 'keep' ? 'kept' : 'returned', reason } as const
  return askOffice(world, 'POST /office/api/break/close', { body }, token)
}

async function turn(world: World, name: Gateway, takes: boolean): Promise<void> {
  const { token } = await staffOf(world, { role: 'risk' })
  const why = { name, reason: 'Outage since noon' }
  await askOffice(world, 'POST /office/api/gateway/switch', { body: { ...why, takes_payments: takes } }, token)
  await askOffice(world, 'POST /office/api/gateway/payouts', { body: { ...why, pays_out: takes } }, token)
}

/** From then on the other gateway pays, and what is under way stays where it is. */
async function lead({ world }: CashierRun, { player, gateway }: Of<'lead'>): Promise<void> {
  const way = ways[player]
  if (way) await leadChannel(world, way.channel, gateway)
}

/** Accounts come and go while money may be on its way to them. */
async function changeAccount({ world, desk, players }: CashierRun, { player, isAdded }: Of<'account'>): Promise<void> {
  const one = players[player] as Payable
  if (isAdded) {
    await desk.addAccount(one, { channel: 'GCash', account: one.phone }).catch(() => '')
    return
  }
  const { data } = await ask(world, 'GET /finance/account/list', {}, one)
  const body = { id: Array.isArray(data?.d) ? (data.d.at(-1)?.id ?? one.accountId) : one.accountId }
  await Promise.all([1, 2].map(() => ask(world, 'POST /finance/account/delete', { body }, one)))
}

/** Everybody behaves again and decides, and as much time passes as the cashier needs to see to everything. */
async function comeToRest(run: CashierRun): Promise<void> {
  const { world, cashier, withdrawals, pages } = run
  for (const party of faultyParties) await cashier.misbehave({ party, kind: 'none' } satisfies Fault)
  for (const gateway of ['paymongo', 'xendit', 'maya'] as const) await turn(world, gateway, true)
  for (const which of withdrawals.keys()) await judge(run, { step: 'judge', which, yes: false, staff: 0, copies: 1 })
  await workNights(run)
  for (const minutes of [61, 61, 61, 170 * 60]) {
    await passTime(world, minutes)
    for (const which of withdrawals.keys()) await decideFate(run, { step: 'fate', which, fate: 'succeeded' })
    await workMinute(world)
    await readListings(world.api.deposits)
    const breaks = await world.db.app(tx =>
      listOwnBreaks(
        tx,
        pages.map(({ id }) => id),
      ),
    )
    for (const { gateway, payment_id: paymentId } of breaks)
      await creditBreak(world.api.deposits, { gateway, paymentId })
  }
  await concludeSome(run)
}

/** Of each other one that is told wrongly two people say what the gateway tells; the others stay held. */
async function concludeSome(run: CashierRun): Promise<void> {
  for (const [which, { player, id }] of run.withdrawals.entries()) {
    const { status } = await run.desk.row(player, id)
    if (status !== 'timeout' || which % 2 === 1) continue
    for (const act of ['arrived', 'failed'] as const) await conclude(run, { step: 'conclude', which, act, copies: 2 })
  }
}
