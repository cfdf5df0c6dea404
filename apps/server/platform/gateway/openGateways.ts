import type { KeyObject } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { maya } from './maya/maya.ts'
import type { Gateways, PaymentGateway } from './paymentGateway.ts'
import { payMongo } from './payMongo/payMongo.ts'
import { xendit } from './xendit/xendit.ts'

interface GatewaySettings {
  readonly PAYMONGO_URL: string
  readonly PAYMONGO_KEY?: string | undefined
  readonly PAYMONGO_EVENT_KEY?: string | undefined
  readonly XENDIT_URL: string
  readonly XENDIT_KEY?: string | undefined
  readonly XENDIT_EVENT_TOKEN?: string | undefined
  readonly MAYA_URL: string
  readonly MAYA_PUBLIC_KEY?: string | undefined
  readonly MAYA_SECRET_KEY?: string | undefined
  readonly MAYA_EVENT_KEY?: KeyObject | undefined
}

/** The gateways that the settings name, by their names. Without keys a gateway is not there, nor any channel through it. */
export function openGateways(settings: GatewaySettings, clock: Clock): Gateways {
  const { PAYMONGO_KEY, PAYMONGO_EVENT_KEY, XENDIT_KEY, XENDIT_EVENT_TOKEN } = settings
  const { MAYA_PUBLIC_KEY, MAYA_SECRET_KEY, MAYA_EVENT_KEY } = settings
  const gateways: PaymentGateway[] = []
  if (PAYMONGO_KEY && PAYMONGO_EVENT_KEY) {
    gateways.push(payMongo({ url: settings.PAYMONGO_URL, key: PAYMONGO_KEY, eventKey: PAYMONGO_EVENT_KEY, clock }))
  }
  if (XENDIT_KEY && XENDIT_EVENT_TOKEN) {
    gateways.push(xendit({ url: settings.XENDIT_URL, key: XENDIT_KEY, eventToken: XENDIT_EVENT_TOKEN }))
  }
  if (MAYA_PUBLIC_KEY && MAYA_SECRET_KEY && MAYA_EVENT_KEY) {
    const keys = { publicKey: MAYA_PUBLIC_KEY, secretKey: MAYA_SECRET_KEY, eventKey: MAYA_EVENT_KEY }
    gateways.push(maya({ url: settings.MAYA_URL, ...keys, clock }))
  }
  return new Map(gateways.map(gateway => [gateway.name, gateway]))
}
