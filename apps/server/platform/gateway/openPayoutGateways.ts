import type { Clock } from '../clock.ts'
import { payMongoPayouts } from './payMongo/payMongoPayouts.ts'
import type { PayoutGateways } from './payoutGateway.ts'

interface PayoutSettings {
  readonly PAYMONGO_URL: string
  readonly PAYMONGO_KEY?: string | undefined
  readonly PAYMONGO_EVENT_KEY?: string | undefined
}

/** The gateways that can pay out, by their names. Without keys, which only a workshop can be, there is none. */
export function openPayoutGateways(settings: PayoutSettings, clock: Clock): PayoutGateways {
  const { PAYMONGO_URL: url, PAYMONGO_KEY: key, PAYMONGO_EVENT_KEY: eventKey } = settings
  const gateways = key && eventKey ? [payMongoPayouts({ url, key, eventKey, clock })] : []
  return new Map(gateways.map(gateway => [gateway.name, gateway]))
}
