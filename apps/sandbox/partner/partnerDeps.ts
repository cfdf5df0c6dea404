import type { KeyObject } from 'node:crypto'
import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'

export interface PartnerPartyOptions {
  readonly key: KeyObject
  readonly clientKey: KeyObject
  readonly now: () => number
  /** Where the app is that the partners open. */
  readonly platformUrl: () => string
}

export interface PartnerDeps extends PartnerPartyOptions {
  readonly books: Books
  readonly faults: Faults
}
