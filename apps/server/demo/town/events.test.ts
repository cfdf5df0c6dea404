import { expect, test } from 'vitest'
import { runEvents, type TownEvent } from './events.ts'
import { movedClock } from './movedClock.ts'

const signal = new AbortController().signal

/** Writes down who did what when. */
function diary() {
  const clock = movedClock(0)
  const lines: string[] = []
  function event(atMs: number, actor: string, then: readonly TownEvent[] = []): TownEvent {
    async function perform() {
      lines.push(`${clock.now()} ${actor}`)
      return then
    }
    return { atMs, actor, perform }
  }
  return { clock, lines, event }
}

test('events happen in the order of their times, and what follows from one happens at its own', async () => {
  const { clock, lines, event } = diary()
  const events = [event(90_000, 'ana'), event(30_000, 'ben', [event(60_000, 'ben')]), event(120_000, 'eva')]
  const left = await runEvents(events, { clock, untilMs: 100_000, signal })
  expect(lines).toEqual(['30000 ben', '60000 ben', '90000 ana'])
  expect(left.map(({ actor }) => actor)).toEqual(['eva'])
  expect(clock.now()).toBe(100_000)
})

test('the clock stands while those of one beat act, and an actor does one thing after the other', async () => {
  const { clock, lines, event } = diary()
  await runEvents([event(5000, 'ana'), event(0, 'ana'), event(4000, 'ben'), event(20_000, 'ana')], {
    clock,
    untilMs: 60_000,
    signal,
  })
  expect(lines.toSorted()).toEqual(['0 ana', '0 ana', '0 ben', '20000 ana'])
})

test('two hundred events come in order, however they were added', async () => {
  const { clock, lines, event } = diary()
  const times = Array.from({ length: 200 }, (_, at) => ((at * 7919) % 200) * 20_000)
  await runEvents(
    times.map(atMs => event(atMs, `actor ${atMs}`)),
    { clock, untilMs: 10_000_000, signal },
  )
  expect(lines).toEqual(times.toSorted((one, other) => one - other).map(atMs => `${atMs} actor ${atMs}`))
})

test('whoever ends the server stops it between two beats', async () => {
  const { clock, lines, event } = diary()
  const ending = new AbortController()
  const last = { ...event(0, 'ana'), perform: async () => (ending.abort(), []) }
  const running = runEvents([last, event(60_000, 'ben')], { clock, untilMs: 90_000, signal: ending.signal })
  await expect(running).rejects.toThrow('aborted')
  expect(lines).toEqual([])
})
