import type { Clock } from '../../platform/clock.ts'
import { gatewayNumbers } from '../../platform/gateway/gatewayNumbers.ts'
import type { ListedPayout, Payout, PayoutGateway, PayoutGateways } from '../../platform/gateway/payoutGateway.ts'

/** What was sent in the whole town, by gateway and reference. */
export type SentPayouts = Map<string, ListedPayout>

const payingOut = ['paymongo', 'xendit'] as const

/** Each stands in for a gateway of the product. A payout is under way when it was asked for, and paid when it is asked about. */
export function townPayouts(clock: Clock, sent: SentPayouts): PayoutGateways {
  const gateways = payingOut.map(name => townPayout({ name, account: gatewayNumbers[name], clock, sent }))
  return new Map(gateways.map(gateway => [gateway.name, gateway]))
}

interface PayoutStandIn {
  readonly name: string
  readonly account: number
  readonly clock: Clock
  readonly sent: SentPayouts
}

function townPayout({ name, account, clock, sent }: PayoutStandIn): PayoutGateway {
  const keyOf = (reference: string) => `${name} ${reference}`
  const listOwn = () => [...sent].flatMap(([key, payout]) => (key.startsWith(keyOf('')) ? [payout] : []))
  return {
    name,
    account,
    isLive: false,
    reaches: () => true,
    async sendPayout({ reference, amount, bank, number }) {
      const nowMs = clock.now()
      const payout = { id: idOf(reference, amount), reference, amount, currency: 'PHP', state: 'pending' } as const
      sent.set(keyOf(reference), { ...payout, bank, number, beganAtMs: nowMs, changedAtMs: nowMs })
      return { isTaken: true, payout }
    },
    async findPayout({ id, reference }) {
      // The name says the amount, so that a payout is still known after a kill.
      const payout = id === null ? undefined : payoutNamed(id, reference)
      const seen = sent.get(keyOf(reference))
      if (payout && seen?.state === 'pending')
        sent.set(keyOf(reference), { ...seen, state: 'paid', changedAtMs: clock.now() })
      return payout
    },
    listPayouts: async sinceMs => listOwn().filter(({ beganAtMs }) => beganAtMs >= sinceMs),
    readPayoutEvent: () => undefined,
  }
}

function idOf(reference: string, amount: bigint): string {
  return `town_${amount}_${reference}`
}

function payoutNamed(id: string, reference: string): Payout | undefined {
  const amount = /^town_(\d+)_/.exec(id)?.[1]
  return amount === undefined ? undefined : { id, reference, amount: BigInt(amount), currency: 'PHP', state: 'paid' }
}
