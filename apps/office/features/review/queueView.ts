import type { FilterValues } from '../../shared/entity.ts'
import { addressWith } from '../../shared/list/filterValues.ts'

const queueTabs = ['', 'free', 'escalated'] as const
export type Tab = (typeof queueTabs)[number]

/** What of the queue is shown, and in which order. It stands in the address, whichever case is open. */
export interface QueueView extends FilterValues {
  readonly only: Tab
  readonly sort: QueueOrder
}

export const queueOrders = [
  ['', 'Longest waiting first'],
  ['-submitted', 'Newest first'],
  ['deadline', 'Earliest deadline first'],
] as const
export type QueueOrder = (typeof queueOrders)[number][0]

export function readQueueView(search: URLSearchParams): QueueView {
  const only = queueTabs.find(tab => tab === search.get('only')) ?? ''
  const [sort] = queueOrders.find(([order]) => order === search.get('sort')) ?? queueOrders[0]
  return { only, sort }
}

/** The page of a case, or of the first one, with the queue beside it as it is. */
export function deskAddress(uid: string, view: QueueView): string {
  return addressWith(uid ? `/review/${uid}` : '/review', view)
}
