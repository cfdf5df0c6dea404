import { type MessageKindName, findMessageKind } from '@saya/contract/message/messageKinds.ts'
import { dayMs, startOfManilaDay } from '@saya/money'

/**
 * What a message is to whoever is called away from something else by it: a matter of their account's safety, which comes at
 * any hour; a service that they wait for; or what draws them back to play, and so is an offer.
 */
export type PushClass = 'security' | 'service' | 'offer'

const hourMs = 3_600_000
/** Nobody is woken between these hours of Manila. */
const night = { from: 21, to: 8 }
/** Whoever has not been reached by then finds the message in the app. */
const longestMs = dayMs

const drawing: ReadonlySet<string> = new Set<MessageKindName>(['level_reached', 'tickets_given'])

/** Nothing for a kind that only a newer server knows. A message without a kind tells of a bonus. */
export function classOf(kind: string): PushClass | undefined {
  if (kind === '' || drawing.has(kind)) return 'offer'
  const known = findMessageKind(kind)
  if (known?.isOffer) return 'offer'
  if (!known) return undefined
  return kind.startsWith('security_') ? 'security' : 'service'
}

interface Timing {
  readonly class: PushClass
  readonly createdAtMs: number
  readonly nowMs: number
}

/** When a message is sent: at once, or in the morning; never where it would be too old by then. */
export function sendAt({ class: of, createdAtMs, nowMs }: Timing): number | null {
  const atMs = of === 'security' ? nowMs : dayTime(nowMs)
  return atMs < createdAtMs + longestMs ? atMs : null
}

/** This moment by day, and by night the next morning. */
function dayTime(nowMs: number): number {
  const midnight = startOfManilaDay(nowMs)
  if (nowMs < midnight + night.to * hourMs) return midnight + night.to * hourMs
  return nowMs < midnight + night.from * hourMs ? nowMs : midnight + dayMs + night.to * hourMs
}

/**
 * How long the service may keep it for a browser that is away: until it is too old, and what is no matter of safety until the
 * evening at most. Otherwise a phone that is switched on at night would show it then.
 */
export function secondsToLive({ class: of, createdAtMs, nowMs }: Timing): number {
  const evening = startOfManilaDay(nowMs) + night.from * hourMs
  const untilMs = createdAtMs + longestMs
  return Math.floor(((of === 'security' ? untilMs : Math.min(untilMs, evening)) - nowMs) / 1000)
}

export const urgencies = { security: 'high', service: 'normal', offer: 'low' } as const satisfies Record<
  PushClass,
  string
>
