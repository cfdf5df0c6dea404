import { expect, test } from 'vitest'
import { eachByGateway } from './eachByGateway.ts'

const due = ['paymongo 1', 'xendit 1', 'paymongo 2', 'xendit 2'].map(name => ({
  name,
  gateway: name.split(' ')[0] ?? '',
}))

test('work of one gateway does not wait for a silent gateway, and stays in order', async () => {
  const done: string[] = []
  let endSilence: () => void = () => {}
  const silence = new Promise<void>(resolve => (endSilence = resolve))
  const all = eachByGateway(due, async ({ name, gateway }) => {
    if (gateway === 'paymongo') await silence
    done.push(name)
  })
  await new Promise(resolve => setImmediate(resolve))
  expect(done).toEqual(['xendit 1', 'xendit 2'])
  endSilence()
  await all
  expect(done).toEqual(['xendit 1', 'xendit 2', 'paymongo 1', 'paymongo 2'])
})

test('a failure ends its own gateway’s turn, and is told when the others are through', async () => {
  const done: string[] = []
  const all = eachByGateway(due, ({ name }) => {
    if (name === 'paymongo 1') return Promise.reject(new Error('the database is gone'))
    done.push(name)
    return Promise.resolve()
  })
  await expect(all).rejects.toThrow('the database is gone')
  expect(done).toEqual(['xendit 1', 'xendit 2'])
})
