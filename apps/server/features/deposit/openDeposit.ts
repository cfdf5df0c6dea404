import type { contract } from '@saya/contract'
import { depositGate } from '@saya/contract/channel/hostChannels.ts'
import type { Parts } from '@saya/contract/handler.ts'
import { momentText } from '@saya/contract/manilaText.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Text } from '@saya/contract/text.ts'
import { formatWhole, unitsPerPeso } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findOpenChannel, isOpenAt, listTaking, writtenHours } from '../channel/index.ts'
import { refuseAct } from '../kyc/index.ts'
import { judgeDeposit } from '../limit/index.ts'
import { amountWithin, writtenLimits } from './amount.rules.ts'
import { nextCheckMs } from './deposit.rules.ts'
import { addDeposit, findUnopened, type NewDeposit } from './deposit.store.ts'
import type { DepositDeps } from './deps.ts'
import { payPages } from './payPages.ts'

type Operation = typeof contract.deposit.openDeposit

/** How many a member may have open; the table knows the number too. */
const mostOpen = 5
const waitSeconds = 60

/**
 * Our own row comes first, once for a call however often it arrives, and the gateway is asked after its commit. Whoever
 * is cut off between the two makes the same call again and goes on with the same row.
 */
export function openDeposit(deps: DepositDeps): Handler<Operation> {
  const openPage = payPages(deps)
  return async ({ caller: { uid }, body, origin, once }) => {
    const begun = await once(tx => begin(deps, tx, { uid, body }))
    return begun.ok ? openPage({ uid, id: begun.data.id, origin }) : begun
  }
}

interface Beginning {
  readonly uid: bigint
  readonly body: Parts<Operation>['body']
}

async function begin({ clock, jurisdiction, gateways }: DepositDeps, tx: MemberTx, { uid, body }: Beginning) {
  const nowMs = clock.now()
  const act = { uid, gate: depositGate(body.pid), nowMs, jurisdiction }
  const refused = await refuseAct(tx, act, 'deposit_kyc_required')
  if (refused) return refused
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
  const unopened = await findUnopened(tx, wish)
  const limited = await judgeDeposit(tx, { uid, amount, nowMs, except: unopened })
  if (!limited.ok) return refuseBeyond(limited)
  const id = unopened ?? (await addDeposit(tx, wish, mostOpen))
  return id ? done({ id }) : refuse('deposits_open', waitSeconds)
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
