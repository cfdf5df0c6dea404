import type { MovedClock } from './movedClock.ts'

/** Something that somebody does at a time, and what follows from it. */
export interface TownEvent {
  readonly atMs: number
  /** Whoever does it does one thing after the other. */
  readonly actor: string
  perform(): Promise<readonly TownEvent[]>
}

interface Course {
  readonly clock: MovedClock
  readonly untilMs: number
  readonly signal: AbortSignal
}

/** What lies so close together is done at once, each at the time of the first. */
const beatMs = 10_000

/**
 * Lets events happen in the order of their times, up to a moment. The clock stands while those of one beat happen, and
 * different actors act at once. Gives back what lies behind the moment.
 */
export async function runEvents(
  events: readonly TownEvent[],
  { clock, untilMs, signal }: Course,
): Promise<readonly TownEvent[]> {
  const waiting = openQueue(events)
  for (let next = waiting.peek(); next && next.atMs < untilMs; next = waiting.peek()) {
    signal.throwIfAborted()
    clock.moveTo(next.atMs)
    const endMs = Math.min(next.atMs + beatMs, untilMs)
    const byActor = new Map<string, TownEvent[]>()
    for (let event = waiting.peek(); event && event.atMs < endMs; event = waiting.peek()) {
      waiting.take()
      byActor.set(event.actor, [...(byActor.get(event.actor) ?? []), event])
    }
    const followed = await Promise.all([...byActor.values()].map(performInTurn))
    for (const event of followed.flat()) waiting.add(event)
  }
  clock.moveTo(untilMs)
  return waiting.rest()
}

async function performInTurn(events: readonly TownEvent[]): Promise<readonly TownEvent[]> {
  const followed: TownEvent[] = []
  for (const event of events) followed.push(...(await event.perform()))
  return followed
}

/** A binary heap by time, in the order of arrival where times are equal. */
function openQueue(events: readonly TownEvent[]) {
  const heap: { readonly event: TownEvent; readonly order: number }[] = []
  let order = 0

  function isBefore(one: number, other: number): boolean {
    const [first, second] = [heap[one], heap[other]]
    if (!first || !second) return false
    return (
      first.event.atMs < second.event.atMs || (first.event.atMs === second.event.atMs && first.order < second.order)
    )
  }
  function swap(one: number, other: number): void {
    const [first, second] = [heap[one], heap[other]]
    if (first && second) [heap[one], heap[other]] = [second, first]
  }
  function add(event: TownEvent): void {
    heap.push({ event, order: order++ })
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!isBefore(at, parent)) return
      swap(at, parent)
      at = parent
    }
  }
  function take(): void {
    swap(0, heap.length - 1)
    heap.pop()
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const least = isBefore(right, left) ? right : left
      if (!isBefore(least, at)) return
      swap(at, least)
      at = least
    }
  }
  for (const event of events) add(event)
  return { add, take, peek: () => heap[0]?.event, rest: () => heap.map(({ event }) => event) }
}
