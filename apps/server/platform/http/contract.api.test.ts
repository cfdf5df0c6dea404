import { contract, type Operation } from '@saya/contract'
import { officeContract } from '@saya/contract/office.ts'
import { attackOperation, openExchange, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// By command with more inputs and another seed: npm run bench -- fuzz --inputs 10000 --seed anything
const inputs = Number(process.env.FUZZ_INPUTS ?? 300)
const seed = process.env.FUZZ_SEED ?? 'saya'
const patienceMs = 20_000 + inputs * 60

let world: World
let exchange: ReturnType<typeof openExchange>
beforeAll(async () => {
  world = await openWorld()
  exchange = openExchange(world.url)
})
afterAll(async () => {
  exchange.close()
  await world.close()
})

const nouns = [...Object.values(contract), ...Object.values(officeContract)]
const operations = nouns.flatMap(noun => Object.values(noun) as Operation[])

describe('whatever is sent to a call, it is answered in the envelope, tells nothing of the inside and changes nothing when refused', () => {
  test.each(operations.map(operation => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s',
    async (_name, operation) => {
      expect(await attackOperation({ world, exchange, seed, inputs }, operation)).toEqual([])
    },
    patienceMs,
  )
})
