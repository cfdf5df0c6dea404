import type { Text } from '../text.ts'

/** Where a redemption stands, by its number on the wire. */
export const redemptionStatuses = { successful: 1, processing: 2, shipped: 3, received: 4, failed: 5 } as const
export type RedemptionStatus = keyof typeof redemptionStatuses

const names = Object.keys(redemptionStatuses) as RedemptionStatus[]

interface StatusLook {
  readonly text: Text
  readonly tone: 'ok' | 'wait' | 'bad'
}

const looks: Readonly<Record<RedemptionStatus, StatusLook>> = {
  successful: { text: ['Redemption successful', 'Matagumpay ang redemption'], tone: 'ok' },
  processing: { text: ['Processing', 'Pinoproseso'], tone: 'wait' },
  shipped: { text: ['Shipped', 'Naipadala na'], tone: 'ok' },
  received: { text: ['Received', 'Natanggap na'], tone: 'ok' },
  failed: { text: ['Failed', 'Hindi natuloy'], tone: 'bad' },
}

/** The name of a number. One that is missing counts as shipped, one that says nothing to us as failed. */
export function redemptionStatusOf(complete: number | undefined): RedemptionStatus {
  if (complete === undefined) return 'shipped'
  return names.find(name => redemptionStatuses[name] === complete) ?? 'failed'
}

/** Its word, and its colour: green where it went well or goes on, orange while it waits, red where it failed. */
export function lookOfStatus(complete: number | undefined): StatusLook {
  return looks[redemptionStatusOf(complete)]
}
