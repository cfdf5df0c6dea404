import { asOnePayout } from '../asOnePayout.ts'
import { type GatewayCall, gatewayCall, readAnswer } from '../gatewayCall.ts'
import { GatewayFault } from '../gatewayFault.ts'
import { gatewayNumbers } from '../gatewayNumbers.ts'
import { parseEvent } from '../parseEvent.ts'
import type { Clock } from '../../clock.ts'
import type { ListedPayout, Payout, PayoutEvent, PayoutGateway, PayoutWish } from '../payoutGateway.ts'
import { centavoCount } from './centavoCount.ts'
import { isSignedEvent } from './isSignedEvent.ts'
import { isOfEmptyWallet } from './isOfEmptyWallet.ts'
import {
  batchAnswer,
  listedOf,
  payoutEventBody,
  payoutOf,
  type SourceAccount,
  transferAnswer,
  transferList,
  transfersAnswer,
  walletsAnswer,
} from './payoutAnswers.ts'

interface PayMongoOptions {
  readonly url: string
  /** The account's secret key: `sk_live_…`, or `sk_test_…` where no real money moves. */
  readonly key: string
  /** With which it signs what it sends us. */
  readonly eventKey: string
  readonly clock: Clock
  readonly patienceMs?: number
}

const pageSize = 100
/** A million: more than it pays in the time that anybody looks back. One that does not end there never will. */
const mostPages = 10_000

/** Says no for good: the request was understood, and nothing will come of it. */
const refusals: readonly number[] = [400, 422]

/** Speaks PayMongo's public interface for transfers: batches of one, an idempotency key, signed events. */
export function payMongoPayouts(options: PayMongoOptions): PayoutGateway {
  const { key, eventKey, clock } = options
  const call = gatewayCall(options)
  const isLive = key.startsWith('sk_live_')
  let source: SourceAccount | undefined
  return {
    name: 'paymongo',
    account: gatewayNumbers.paymongo,
    isLive,
    // It names them as the clearing houses do, and leads to all of theirs.
    reaches: bank => /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/.test(bank),
    async sendPayout(wish) {
      source ??= await readSource(call)
      const body = { transfers: [asked(wish, source)] }
      const answer = await call('POST', '/v2/batch_transfers', { body, idempotencyKey: wish.reference })
      if (refusals.includes(answer.status)) return { isTaken: false, isEmpty: isOfEmptyWallet(answer.body) }
      const [transfer] = readAnswer(batchAnswer, answer).data.transfers
      if (!transfer) throw new GatewayFault('it took no transfer')
      return { isTaken: true, payout: ours(payoutOf(transfer), wish.reference) }
    },
    findPayout: named => findPayout(call, named),
    listPayouts: sinceMs => listPayouts(call, sinceMs),
    readPayoutEvent: (header, body) =>
      readEvent({ header: header('paymongo-signature'), body, key: eventKey, isLive, nowMs: clock.now() }),
  }
}

async function readSource(call: GatewayCall): Promise<SourceAccount> {
  const [wallet] = readAnswer(walletsAnswer, await call('GET', '/v2/wallets')).data
  if (!wallet) throw new GatewayFault('it has no wallet of ours')
  return wallet.source_account
}

function asked(wish: PayoutWish, source: SourceAccount) {
  return {
    source_account: source,
    destination_account: { number: wish.number, name: wish.name, bic: wish.bank },
    amount: centavoCount(wish.amount),
    currency: 'PHP',
    provider: wish.rail,
    reference_number: wish.reference,
    purpose: 'Withdrawal',
    metadata: { reference: wish.reference },
  }
}

async function findPayout(
  call: GatewayCall,
  { id, reference }: Parameters<PayoutGateway['findPayout']>[0],
): Promise<Payout | undefined> {
  if (id === null) {
    const path = `/v2/transfers?reference_number=${encodeURIComponent(reference)}`
    const found = readAnswer(transfersAnswer, await call('GET', path)).data.filter(
      one => one.reference_number === reference,
    )
    return asOnePayout(found.map(payoutOf))
  }
  const answer = await call('GET', `/v2/transfers/${encodeURIComponent(id)}`)
  // Whether it is about what was asked for, whoever asks judges: two people can end what it is not.
  return answer.status === 404 ? undefined : payoutOf(readAnswer(transferAnswer, answer).data)
}

/** The newest first, each page behind the last one's end. A page may be shorter than was asked for; only an empty one ends. */
async function listPayouts(call: GatewayCall, sinceMs: number): Promise<readonly ListedPayout[]> {
  const found = new Map<string, ListedPayout>()
  let last = ''
  for (let page = 0; page < mostPages; page++) {
    const place = last && `&before_id=${encodeURIComponent(last)}`
    const { data } = readAnswer(transferList, await call('GET', `/v2/transfers?limit=${pageSize}${place}`))
    const payouts = data.map(listedOf)
    if (payouts.some(({ id }) => found.has(id))) throw new GatewayFault('its list of transfers turns in a circle')
    for (const payout of payouts) if (payout.beganAtMs >= sinceMs) found.set(payout.id, payout)
    const oldest = payouts.at(-1)
    if (!oldest || oldest.beganAtMs < sinceMs) return [...found.values()]
    last = oldest.id
  }
  throw new GatewayFault('its list of transfers has no end')
}

/** An answer about something else is none. */
function ours(payout: Payout, reference: string): Payout {
  if (payout.reference !== reference) throw new GatewayFault('it answered about another transfer')
  return payout
}

interface EventDelivery {
  readonly header: string
  readonly body: Buffer
  readonly key: string
  readonly isLive: boolean
  readonly nowMs: number
}

const said: Readonly<Record<string, Payout['state']>> = {
  'transfer.outward.successful': 'paid',
  'transfer.outward.failed': 'failed',
}

function readEvent(sent: EventDelivery): PayoutEvent | undefined {
  const event = parseEvent(payoutEventBody, sent.body)
  if (!event) return undefined
  const { id, attributes } = event.data
  if (attributes.livemode !== sent.isLive || !isSignedEvent(sent)) return undefined
  const kind = attributes.type
  return { id, kind, says: said[kind] ?? 'pending', reference: attributes.data.reference_number }
}
