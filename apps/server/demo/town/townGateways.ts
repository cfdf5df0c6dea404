import type { Clock } from '../../platform/clock.ts'
import { gatewayNumbers } from '../../platform/gateway/gatewayNumbers.ts'
import type { Gateways, PaymentGateway, TakenPayment } from '../../platform/gateway/paymentGateway.ts'

/** The companies that take money, in this process: what is paid on their pages is paid by the residents. */
export interface TownGateways {
  readonly gateways: Gateways
  /** Pays a page. Paying it again changes nothing. */
  pay(payUrl: string): void
}

/** What was opened and paid in the whole town. */
export type PaymentPages = Map<string, Page>

interface Page {
  readonly session: string
  readonly reference: string
  readonly amount: bigint
  payment: TakenPayment | undefined
}

/** Each stands in for one of the product, under its name and account: members pay through the channels of that one. */
export function townGateways(clock: Clock, pages: PaymentPages): TownGateways {
  const gateways = Object.entries(gatewayNumbers).map(([name, account]) => townGateway({ name, account, clock, pages }))
  return {
    gateways: new Map(gateways.map(gateway => [gateway.name, gateway])),
    pay(payUrl) {
      const page = pages.get(payUrl)
      if (!page) throw new Error('No such page was opened in the town.')
      const { session, reference, amount } = page
      const payment = { id: `pay_${session}`, intent: session, reference, amount, currency: 'PHP' }
      page.payment ??= { ...payment, paidAtMs: clock.now() }
    },
  }
}

interface GatewayPages {
  readonly name: string
  readonly account: number
  readonly clock: Clock
  readonly pages: PaymentPages
}

function townGateway({ name, account, clock, pages }: GatewayPages): PaymentGateway {
  const urlOf = (session: string) => `https://${name}.invalid/${session}`
  const taken = () =>
    [...pages].flatMap(([url, { payment }]) => (url.startsWith(urlOf('')) && payment ? [payment] : []))
  return {
    name,
    account,
    takes: () => true,
    async openPayment({ reference, amount }) {
      // A page that was opened before a kill is opened under the same name.
      const session = `town_${reference}`
      const payUrl = urlOf(session)
      if (!pages.has(payUrl)) pages.set(payUrl, { session, reference, amount, payment: undefined })
      return { session, intent: session, payUrl }
    },
    async findPayment(session) {
      const page = pages.get(urlOf(session))
      if (!page) return undefined
      const paid = page.payment ? [page.payment] : []
      return { session, intent: session, reference: page.reference, paid, hasFailed: false, isClosed: paid.length > 0 }
    },
    findTaken: async id => taken().find(payment => payment.id === id),
    closePayment: async () => {},
    listPaid: async sinceMs => ({
      paid: taken()
        .filter(({ paidAtMs }) => paidAtMs >= sinceMs && paidAtMs <= clock.now())
        .toSorted((one, other) => other.paidAtMs - one.paidAtMs),
      unread: [],
      next: '',
    }),
    readEvent: () => undefined,
  }
}
