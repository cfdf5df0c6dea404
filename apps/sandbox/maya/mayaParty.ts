import { createHash, type KeyObject, randomBytes, randomUUID, sign } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { openTill } from '../till/openTill.ts'
import type { Dialect, TillDeps, TillOptions } from '../till/till.ts'
import { mayaCalls } from './mayaCalls.ts'
import { paymentResource, writeCanonical } from './resources.ts'

export interface MayaPartyOptions extends TillOptions {
  /** The account's key for opening pages, and the one for everything else. */
  readonly publicKey: string
  readonly secretKey: string
  /** With which events are signed. */
  readonly signingKey: KeyObject
}

type PartyDeps = MayaPartyOptions & TillDeps

/** Takes payments, and speaks Maya Checkout: four calls, events with an RSA signature, and a page for people. */
export function mayaParty(app: FastifyInstance, deps: PartyDeps): void {
  const { publicKey, secretKey } = deps
  mayaCalls(app, { till: openTill(app, deps, dialectOf(deps)), publicKey, secretKey })
}

function dialectOf(deps: PartyDeps): Dialect {
  return {
    name: 'maya',
    // The first payment of a checkout bears the checkout's own name.
    newPaymentId: (page, before) => (before === 0 ? page.id : randomUUID()),
    kindsOf: status => [status === 'paid' ? 'PAYMENT_SUCCESS' : 'PAYMENT_FAILED'],
    write({ event, page, payments }) {
      const about = paymentResource(
        page,
        payments.find(({ id }) => id === event.payment),
      )
      const nonce = randomBytes(16).toString('hex')
      const signed = event.is_forged
        ? createHash('sha256').update(nonce).digest()
        : Buffer.from(writeCanonical(about, nonce))
      const signature = sign('sha256', signed, deps.signingKey).toString('hex')
      return {
        body: JSON.stringify(about),
        headers: {
          'x-maya-webhook-signature': `nonce=${nonce},v1=${signature}`,
          'x-maya-webhook-timestamp': String(deps.now()),
        },
      }
    },
  }
}
