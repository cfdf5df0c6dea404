import * as v from 'valibot'
import { asOnePayout } from '../asOnePayout.ts'
import { type GatewayAnswer, type GatewayCall, gatewayCall, readAnswer } from '../gatewayCall.ts'
import { GatewayFault } from '../gatewayFault.ts'
import { gatewayNumbers } from '../gatewayNumbers.ts'
import type { HeaderReader } from '../headerOf.ts'
import { parseEvent } from '../parseEvent.ts'
import type { ListedPayout, Payout, PayoutEvent, PayoutGateway, PayoutWish, SentPayout } from '../payoutGateway.ts'
import { pesoNumber } from '../wirePesos.ts'
import { channelCodeOf } from './channelCodeOf.ts'
import { eventName, hasToken } from './hasToken.ts'
import {
  listedOf,
  moneyOutAnswer,
  payoutAnswer,
  payoutEventBody,
  payoutOf,
  payoutsAnswer,
  refusalBody,
} from './payoutAnswers.ts'

interface XenditPayoutOptions {
  readonly url: string
  /** The account's secret key: `xnd_production_…`, or another where no real money moves. */
  readonly key: string
  /** What every event of the account carries. */
  readonly eventToken: string
  readonly patienceMs?: number
}

const pageSize = 50
/** Half a million: more than it pays in the time that anybody looks back. One that does not end there never will. */
const mostPages = 10_000

/** Speaks Xendit's public interface for payouts: an idempotency key, amounts in pesos, events with a token. */
export function xenditPayouts(options: XenditPayoutOptions): PayoutGateway {
  const call = gatewayCall(options)
  return {
    name: 'xendit',
    account: gatewayNumbers.xendit,
    isLive: options.key.startsWith('xnd_production_'),
    reaches: bank => channelCodeOf(bank) !== undefined,
    async sendPayout(wish) {
      const channel = channelCodeOf(wish.bank)
      // Nobody was asked: there is no name for where it is to go.
      if (channel === undefined) return { isTaken: false, isEmpty: false }
      const sending = { body: asked(wish, channel), idempotencyKey: wish.reference }
      return sentOf(await call('POST', '/v2/payouts', sending), wish.reference)
    },
    findPayout: named => findPayout(call, named),
    listPayouts: sinceMs => listPayouts(call, sinceMs),
    readPayoutEvent: (header, body) => readEvent(options.eventToken, header, body),
  }
}

/** It chooses the rail by itself, by the amount and the bank. */
function asked(wish: PayoutWish, channel: string) {
  return {
    reference_id: wish.reference,
    channel_code: channel,
    channel_properties: { account_number: wish.number, account_holder_name: wish.name },
    amount: pesoNumber(wish.amount),
    currency: 'PHP',
    description: 'Withdrawal',
    metadata: { reference: wish.reference },
  }
}

/**
 * 400 is a no: the request was understood, and nothing will come of it. That a key was used before, by whatever status it
 * is said, is none: something was taken under it then.
 */
function sentOf(answer: GatewayAnswer, reference: string): SentPayout {
  if (answer.status === 400) {
    const read = v.safeParse(refusalBody, answer.body)
    const code = read.success ? read.output.error_code : ''
    if (code.startsWith('DUPLICATE')) throw new GatewayFault('it was asked under this key before')
    return { isTaken: false, isEmpty: code === 'INSUFFICIENT_BALANCE' }
  }
  return { isTaken: true, payout: ours(payoutOf(readAnswer(payoutAnswer, answer)), reference) }
}

async function findPayout(
  call: GatewayCall,
  { id, reference }: Parameters<PayoutGateway['findPayout']>[0],
): Promise<Payout | undefined> {
  if (id === null) {
    const path = `/v2/payouts?reference_id=${encodeURIComponent(reference)}`
    const found = readAnswer(payoutsAnswer, await call('GET', path)).data.filter(one => one.reference_id === reference)
    return asOnePayout(found.map(payoutOf))
  }
  const answer = await call('GET', `/v2/payouts/${encodeURIComponent(id)}`)
  // Whether it is about what was asked for, whoever asks judges: two people can end what it is not.
  return answer.status === 404 ? undefined : payoutOf(readAnswer(payoutAnswer, answer))
}

/** Its payouts can be asked for by reference alone; all of them stand among what moved on the account. */
async function listPayouts(call: GatewayCall, sinceMs: number): Promise<readonly ListedPayout[]> {
  const found = new Map<string, ListedPayout>()
  let after = ''
  for (let page = 0; page < mostPages; page++) {
    const query = new URLSearchParams({
      types: 'DISBURSEMENT',
      'created[gte]': new Date(sinceMs).toISOString(),
      limit: String(pageSize),
      ...(after ? { after_id: after } : {}),
    })
    const { data, has_more: hasMore } = readAnswer(
      moneyOutAnswer,
      await call('GET', `/transactions?${query.toString()}`),
    )
    const payouts = data.filter(({ type }) => type === 'DISBURSEMENT').map(listedOf)
    if (payouts.some(({ id }) => found.has(id))) throw new GatewayFault('its list of transactions turns in a circle')
    for (const payout of payouts) found.set(payout.id, payout)
    after = data.at(-1)?.id ?? ''
    if (!hasMore || after === '') return [...found.values()]
  }
  throw new GatewayFault('its list of transactions has no end')
}

/** An answer about something else is none. */
function ours(payout: Payout, reference: string): Payout {
  if (payout.reference !== reference) throw new GatewayFault('it answered about another payout')
  return payout
}

const said: Readonly<Record<string, Payout['state']>> = {
  'payout.succeeded': 'paid',
  'payout.failed': 'failed',
  'payout.cancelled': 'failed',
  'payout.expired': 'failed',
  'payout.compliance_rejected': 'failed',
  'payout.reversed': 'failed',
}

function readEvent(token: string, header: HeaderReader, body: Buffer): PayoutEvent | undefined {
  const event = hasToken(header, token) ? parseEvent(payoutEventBody, body) : undefined
  if (!event) return undefined
  const { id, reference_id: reference } = event.data
  const kind = event.event
  return { id: eventName(header, `${kind} ${id}`), kind, says: said[kind] ?? 'pending', reference }
}
