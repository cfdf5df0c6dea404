import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { serveInOrder } from './serveInOrder.ts'

/** Work that ends when it is told to. */
function openWork() {
  const settling = new EventEmitter()
  const ended = once(settling, 'end').then(([isWell]) => {
    if (!isWell) throw new Error('no')
  })
  return { ended, end: (isWell = true) => settling.emit('end', isWell) }
}

const turn = () => new Promise<void>(resolve => setImmediate(resolve))

test('what comes at once is done in its order, so many at a time, and what fails makes room as well', async () => {
  const serve = serveInOrder({ atOnce: 2, mostWaiting: 10, retryAfterSeconds: 2 })
  const begun: number[] = []
  const works = [0, 1, 2, 3].map(openWork)
  const all = works.map(({ ended }, at) =>
    serve(() => {
      begun.push(at)
      return ended
    }),
  )
  const settled = Promise.allSettled(all)
  await turn()
  expect(begun).toEqual([0, 1])
  works[1]?.end(false)
  await turn()
  expect(begun).toEqual([0, 1, 2])
  for (const work of works) work.end()
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(begun).toEqual([0, 1, 2, 3])
})

test('beyond what may wait the caller is told when to come again', async () => {
  const serve = serveInOrder({ atOnce: 1, mostWaiting: 1, retryAfterSeconds: 2 })
  const [first, second] = [openWork(), openWork()]
  const all = [serve(() => first.ended), serve(() => second.ended)]
  await expect(serve(async () => {})).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 2 })
  first.end()
  second.end()
  await Promise.all(all)
  await serve(async () => {})
})
