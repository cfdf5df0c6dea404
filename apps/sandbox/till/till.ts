import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import type { DueEvent } from './event.store.ts'
import type { GatewayName, Page } from './page.store.ts'
import type { Payment } from './payment.store.ts'

/** What every stand-in of a gateway is opened with. */
export interface TillOptions {
  readonly now: () => number
  /** Where events are sent to; nothing as long as nobody listens. */
  readonly eventsUrl: () => string | undefined
  /** Where the pages of the stand-ins are reached. */
  readonly ownUrl: () => string
}

export interface TillDeps extends TillOptions {
  readonly books: Books
  readonly faults: Faults
}

export interface WrittenEvent {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Happened {
  readonly kinds: readonly string[]
  readonly page: string
  readonly payment: string
  /** Unix seconds. */
  readonly at: number
}

export interface EventSender {
  /** Writes down that something is to be told, by the way the gateway behaves at the moment. */
  note(happened: Happened): Promise<void>
  /** Sends what is due, and resolves when it has been. */
  send(): Promise<void>
  close(): Promise<void>
}

/** Something to tell, with the thing as it is when it is told, which may be later than it happened. */
export interface Telling {
  readonly event: DueEvent
  readonly page: Page
  readonly payments: readonly Payment[]
}

/** In what one gateway differs from another, beside its calls. */
export interface Dialect {
  readonly name: GatewayName
  /** The name of an attempt on a page, where so many were made before. */
  newPaymentId(page: Page, before: number): string
  /** What is told of an attempt. */
  kindsOf(status: Payment['status']): readonly string[]
  write(telling: Telling): WrittenEvent
}

/** A gateway's books, its pages for people, and whoever tells the other side. */
export interface Till extends TillDeps {
  readonly dialect: Dialect
  readonly sender: EventSender
  pageUrl(id: string): string
}
