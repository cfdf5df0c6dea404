import { expect, test } from 'vitest'
import { RefusedRequest } from '../../../platform/http/answer/refusedRequest.ts'
import { atMost } from './atMost.ts'

function held() {
  let release: () => void = () => {}
  const promise = new Promise<void>(resolve => {
    release = resolve
  })
  return { promise, release }
}

test('so many run at once, so many wait in their order, and the next is told that we are busy', async () => {
  const run = atMost({ atOnce: 2, waiting: 1 })
  const gates = [held(), held(), held()]
  const begun: number[] = []
  const all = gates.map(({ promise }, index) =>
    run(() => {
      begun.push(index)
      return promise
    }),
  )
  await expect(run(async () => {})).rejects.toThrow(RefusedRequest)
  expect(begun).toEqual([0, 1])
  gates[1]?.release()
  await all[1]
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
  for (const { release } of gates) release()
  await Promise.all(all)
})

test('work that fails makes room as work that succeeds', async () => {
  const run = atMost({ atOnce: 1, waiting: 0 })
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(async () => 'yes')).toBe('yes')
})

const stranger = (network: string, source = '') => ({ network, source, isKnown: false })
const known = (source: string) => ({ network: 'a', source, isKnown: true })

/** Holds the only place, and tells who came to their turn in which order, and who was turned away. */
function queueAt(room: Parameters<typeof atMost>[0]) {
  const run = atMost(room)
  const gate = held()
  const order: string[] = []
  const all: Promise<unknown>[] = [run(() => gate.promise)]
  return {
    ask(name: string, asker: Parameters<typeof run>[1]) {
      all.push(run(async () => void order.push(name), asker).catch(() => order.push(`${name} busy`)))
    },
    async end() {
      await Promise.resolve()
      gate.release()
      await Promise.all(all)
      return order
    },
  }
}

test('who is known takes turns with strangers, however many of those wait', async () => {
  const { ask, end } = queueAt({ atOnce: 1, waiting: 4 })
  for (const name of ['s1', 's2', 's3', 's4', 's5']) ask(name, stranger('a'))
  ask('k1', known('device'))
  ask('k2', known('device'))
  expect(await end()).toEqual(['s5 busy', 'k1', 's1', 'k2', 's2', 's3', 's4'])
})

test('one source after another has its turn, and none more of the queue than its share', async () => {
  const { ask, end } = queueAt({ atOnce: 1, waiting: 10, waitingOfSource: 3 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, stranger('a', 'one'))
  ask('b1', stranger('a', 'two'))
  ask('c1', stranger('c'))
  ask('b2', stranger('a', 'two'))
  expect(await end()).toEqual(['a4 busy', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('no network has more of the queue than its share, under whichever names', async () => {
  const { ask, end } = queueAt({ atOnce: 1, waiting: 10, waitingOfNetwork: 2 })
  for (const name of ['1', '2', '3']) ask(name, stranger('a', name))
  ask('b', stranger('b'))
  expect(await end()).toEqual(['3 busy', '1', '2', 'b'])
})
