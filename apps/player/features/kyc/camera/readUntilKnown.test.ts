import { CallError } from '@saya/client'
import { expect, test } from 'vitest'
import type { ReadResult } from './parseResult.ts'
import { readUntilKnown } from './readUntilKnown.ts'

function error(kind: string, reason?: string) {
  return new CallError(kind, { now: () => 0 }, { message: reason ?? kind, reason })
}

/** Asks one answer after the other; the last one again and again. A second passes between two. */
async function ask(answers: readonly (Partial<ReadResult> | CallError)[], untilMs = 20_000) {
  let nowMs = 0
  let asked = 0
  const outcome = await readUntilKnown({
    ask: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]
      if (answer instanceof CallError) throw answer
      return answer as ReadResult
    },
    clock: { now: () => nowMs },
    pause: async ms => {
      nowMs += ms
    },
    untilMs,
    signal: new AbortController().signal,
  })
  return { outcome, asked }
}

test('a result that is not there yet is asked for again, also through a lost network', async () => {
  const answers = [
    error('business', 'read_pending'),
    error('network'),
    { verified: true, reason: '', external_information: {} },
  ]
  expect(await ask(answers)).toEqual({ outcome: { type: 'read' }, asked: 3 })
})

test('a negative check says why', async () => {
  const unread = (answer: Partial<ReadResult>) => ask([{ verified: false, external_information: {}, ...answer }])
  expect((await unread({ reason: 'blurred' })).outcome).toEqual({ type: 'unread', reason: 'blurred' })
  const own = await unread({ reason: 'other', external_information: { reason: 'glare' } })
  expect(own.outcome).toEqual({ type: 'unread', reason: 'glare' })
})

test('a refusal is final, and what never comes is given up in time', async () => {
  const unknown = error('not_found', 'read_unknown')
  expect(await ask([unknown])).toEqual({ outcome: { type: 'failed', failure: unknown }, asked: 1 })
  const pending = error('business', 'read_pending')
  expect(await ask([pending], 5000)).toEqual({ outcome: { type: 'failed', failure: pending }, asked: 6 })
})
