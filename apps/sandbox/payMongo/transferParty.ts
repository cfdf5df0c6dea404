import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  openTransfers,
  type TransferDeps,
  type TransferDialect,
  type TransferOptions,
  type Transfers,
} from '../transfers/openTransfers.ts'
import { transferCalls } from './transferCalls.ts'
import { transferEvent, transferResource } from './transferResource.ts'

export interface TransferPartyOptions extends TransferOptions {
  /** The account's secret key, and the secret its events are signed with. */
  readonly key: string
  readonly eventKey: string
}

/** Sends money on, and speaks PayMongo's transfers: four calls, and signed events. */
export function transferParty(app: FastifyInstance, options: TransferPartyOptions & TransferDeps): Transfers {
  const transfers = openTransfers(app, options, dialectOf(options.eventKey))
  transferCalls(app, transfers, options.key)
  return transfers
}

function dialectOf(eventKey: string): TransferDialect {
  return {
    name: 'paymongo',
    kindOf: fate => (fate === 'succeeded' ? 'transfer.outward.successful' : 'transfer.outward.failed'),
    write(event, transfer, now) {
      const body = JSON.stringify(transferEvent(event, transferResource(transfer, now)))
      const key = event.is_forged ? `${eventKey}!` : eventKey
      const signature = createHmac('sha256', key).update(`${now}.${body}`).digest('hex')
      return { body, headers: { 'paymongo-signature': `t=${now},te=${signature},li=` } }
    },
  }
}
