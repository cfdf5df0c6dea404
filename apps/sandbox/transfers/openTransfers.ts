import type { FastifyInstance } from 'fastify'
import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import type { WrittenEvent } from '../till/till.ts'
import type { DueEvent, Fate, SenderName, Transfer } from './transfer.store.ts'
import { type TransferSender, transferSender } from './transferSender.ts'

/** What every stand-in of a gateway that sends money on is opened with. */
export interface TransferOptions {
  readonly now: () => number
  /** Where its events go; nothing as long as nobody listens. */
  readonly payoutEventsUrl: () => string | undefined
}

export interface TransferDeps extends TransferOptions {
  readonly books: Books
  readonly faults: Faults
}

/** In what one gateway differs from another, beside its calls. */
export interface TransferDialect {
  readonly name: SenderName
  /** What is told of each end. */
  kindOf(fate: Exclude<Fate, 'pending'>): string
  /** Something to tell, with the thing as it is by now, in Unix seconds. */
  write(event: DueEvent, transfer: Transfer, now: number): WrittenEvent
}

/** A gateway's book of money that is sent on, and whoever tells the other side. */
export interface Transfers extends TransferDeps {
  readonly dialect: TransferDialect
  readonly sender: TransferSender
  /** One piece of work after the other: of two that bring one key at once, the second finds what the first did. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

/** Opens what every such gateway has. */
export function openTransfers(app: FastifyInstance, deps: TransferDeps, dialect: TransferDialect): Transfers {
  const sender = transferSender(deps, dialect)
  app.addHook('onClose', () => sender.close())
  let turn: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = turn.then(work)
    turn = next.catch(() => {})
    return next
  }
  return { ...deps, dialect, sender, inTurn }
}
