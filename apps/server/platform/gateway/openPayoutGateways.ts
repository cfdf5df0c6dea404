import type { Clock } from '../clock.ts'
import { payMongoPayouts } from './payMongo/payMongoPayouts.ts'
import type { PayoutGateway, PayoutGateways } from './payoutGateway.ts'
import { xenditPayouts } from './xendit/xenditPayouts.ts'

interface PayoutSettings {
  readonly PAYMONGO_URL: string
  readonly PAYMONGO_KEY?: string | undefined
  readonly PAYMONGO_EVENT_KEY?: string | undefined
  readonly XENDIT_URL: string
  readonly XENDIT_KEY?: string | undefined
  readonly XENDIT_EVENT_TOKEN?: string | undefined
}

/** The gateways that can pay out, by their names. Without keys one is not there, nor can any channel go through it. */
export function openPayoutGateways(settings: PayoutSettings, clock: Clock): PayoutGateways {
  const { PAYMONGO_KEY, PAYMONGO_EVENT_KEY, XENDIT_KEY, XENDIT_EVENT_TOKEN } = settings
  const gateways: PayoutGateway[] = []
  if (PAYMONGO_KEY && PAYMONGO_EVENT_KEY) {
    const keys = { key: PAYMONGO_KEY, eventKey: PAYMONGO_EVENT_KEY }
    gateways.push(payMongoPayouts({ url: settings.PAYMONGO_URL, ...keys, clock }))
  }
  if (XENDIT_KEY && XENDIT_EVENT_TOKEN) {
    gateways.push(xenditPayouts({ url: settings.XENDIT_URL, key: XENDIT_KEY, eventToken: XENDIT_EVENT_TOKEN }))
  }
  return new Map(gateways.map(gateway => [gateway.name, gateway]))
}
