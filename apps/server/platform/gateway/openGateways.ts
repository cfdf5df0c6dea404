import type { Clock } from '../clock.ts'
import type { Gateways } from './paymentGateway.ts'
import { payMongo } from './payMongo/payMongo.ts'

interface GatewaySettings {
  readonly PAYMONGO_URL: string
  readonly PAYMONGO_KEY?: string | undefined
  readonly PAYMONGO_EVENT_KEY?: string | undefined
}

/** The gateways that the settings name, by their names. Without keys, which only a workshop can be, there is none. */
export function openGateways(settings: GatewaySettings, clock: Clock): Gateways {
  const { PAYMONGO_URL: url, PAYMONGO_KEY: key, PAYMONGO_EVENT_KEY: eventKey } = settings
  const gateways = key && eventKey ? [payMongo({ url, key, eventKey, clock })] : []
  return new Map(gateways.map(gateway => [gateway.name, gateway]))
}
