import { createHmac } from 'node:crypto'
import type { TransferDialect, TransferOptions } from '../transfers/openTransfers.ts'
import { transferCalls } from './transferCalls.ts'
import { transferEvent, transferResource } from './transferResource.ts'

export interface PayMongoSending extends TransferOptions {
  /** The account's secret key, and the secret its events are signed with. */
  readonly key: string
  readonly eventKey: string
}

/** PayMongo's transfers: four calls, and signed events. */
export function transferDialect({ key, eventKey }: PayMongoSending): TransferDialect {
  return {
    name: 'paymongo',
    kindOf: fate => (fate === 'succeeded' ? 'transfer.outward.successful' : 'transfer.outward.failed'),
    write(event, transfer, now) {
      const body = JSON.stringify(transferEvent(event, transferResource(transfer, now)))
      const signingKey = event.is_forged ? `${eventKey}!` : eventKey
      const signature = createHmac('sha256', signingKey).update(`${now}.${body}`).digest('hex')
      return { body, headers: { 'paymongo-signature': `t=${now},te=${signature},li=` } }
    },
    open: (app, transfers) => transferCalls(app, transfers, key),
  }
}
