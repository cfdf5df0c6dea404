import type { contract } from '@saya/contract'
import { depositGate } from '@saya/contract/channel/hostChannels.ts'
import type { Parts } from '@saya/contract/handler.ts'
import { momentText } from '@saya/contract/manilaText.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Text } from '@saya/contract/text.ts'
import { formatWhole, unitsPerPeso } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { findOpenChannel, isOpenAt, listTaking, writtenHours } from '../channel/index.ts'
import { refuseAct } from '../kyc/index.ts'
import { addStop, judgeDeposit } from '../limit/index.ts'
import { lockPesoWallet } from '../wallet/index.ts'
import { amountWithin, writtenLimits } from './amount.rules.ts'
import { nextCheckMs } from './deposit.rules.ts'
import { addDeposit, findUnopened, type NewDeposit } from './deposit.store.ts'
import type { DepositDeps } from './deps.ts'

/** How many a member may have open; the table knows the number too. */
const mostOpen = 5
const waitSeconds = 60

/** The steps of beginning a deposit, in the order in which they are made: the member's limits are held before their wallet. */
export const beginSteps = [
  'readGates',
  'findChannel',
  'lockLimits',
  'lockWallet',
  'readGatesAgain',
  'addDeposit',
] as const
export type BeginStep = (typeof beginSteps)[number]

export interface BeginDeps extends Pick<DepositDeps, 'clock' | 'jurisdiction' | 'gateways'> {
  /** Told before each step is made. */
  readonly onStep?: ((step: BeginStep, tx: MemberTx) => Promise<void>) | undefined
}

export interface Beginning {
  readonly uid: bigint
  readonly body: Parts<typeof contract.deposit.openDeposit>['body']
}

/**
 * Writes a deposit's own row, before its gateway hears of it. What closes deposits is read early, so that nobody waits for a lock
 * to be refused, and once more under the wallet's lock, which whoever closes something holds: an exclusion that commits first is
 * seen here, and one that commits behind finds the row and closes its page.
 */
export async function beginDeposit(deps: BeginDeps, tx: MemberTx, { uid, body }: Beginning) {
  const { clock, jurisdiction, gateways, onStep } = deps
  const nowMs = clock.now()
  const act = { uid, gate: depositGate(body.pid), nowMs, jurisdiction }
  await onStep?.('readGates', tx)
  const early = await refuseAct(tx, act, 'deposit_kyc_required')
  if (early) return early
  await onStep?.('findChannel', tx)
  const wished = await judgeWish(tx, { uid, body, nowMs, gateways })
  if (!wished.ok) return wished
  const wish = wished.data
  await onStep?.('lockLimits', tx)
  const unopened = await findUnopened(tx, wish)
  const limited = await judgeDeposit(tx, { uid, amount: wish.amount, nowMs, except: unopened })
  if (!limited.ok) {
    await addStop(tx, { uid, counts: 'deposit', atMs: nowMs })
    return refuseBeyond(limited)
  }
  await onStep?.('lockWallet', tx)
  await lockPesoWallet(tx, uid)
  await onStep?.('readGatesAgain', tx)
  const closed = await refuseAct(tx, act, 'deposit_kyc_required')
  if (closed) return closed
  await onStep?.('addDeposit', tx)
  const id = unopened ?? (await addDeposit(tx, wish, mostOpen))
  return id ? done({ id }) : refuse('deposits_open', waitSeconds)
}

interface Wishing extends Beginning, Pick<DepositDeps, 'gateways'> {
  readonly nowMs: number
}

/** Whether the channel takes such an amount at this moment. */
async function judgeWish(tx: MemberTx, { uid, body, nowMs, gateways }: Wishing) {
  const channel = await findOpenChannel(tx, body.pid, 1)
  // A gateway that was switched off takes nothing, whatever its channels say.
  const taking = await listTaking(tx, gateways.keys())
  if (!channel || !taking.has(channel.gateway)) return refuse('channel_unknown')
  if (!isOpenAt(channel, nowMs)) return { ...refuse('channel_closed'), values: writtenHours(channel) }
  const amount = amountWithin(body.amount, channel)
  if (amount === null) return { ...refuse('deposit_amount'), values: writtenLimits(channel) }
  const wish: NewDeposit = {
    uid,
    channel: channel.id,
    channelName: channel.name,
    channelImg: channel.img,
    gateway: channel.gateway,
    instrument: channel.instrument,
    amount,
    wantsCashback: body.cashback_flag === '1' && channel.has_cashback,
    nowMs,
    nextCheckAtMs: nextCheckMs(nowMs, nowMs),
  }
  return done(wish)
}

interface BeyondLimit {
  readonly left: bigint
  readonly untilMs: number
}

type Refusal =
  | { readonly ok: false; readonly code: 'deposit_limit_reached'; readonly values: { readonly until: Text } }
  | {
      readonly ok: false
      readonly code: 'deposit_limit'
      readonly values: { readonly left: string; readonly until: Text }
    }

/** Whole pesos alone are told: nobody pays in less. */
function refuseBeyond({ left, untilMs }: BeyondLimit): Refusal {
  const until = momentText(untilMs)
  if (left < unitsPerPeso) return { ...refuse('deposit_limit_reached'), values: { until } }
  return { ...refuse('deposit_limit'), values: { left: formatWhole(left), until } }
}
