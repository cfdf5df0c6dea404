import { type BoxProof, readBoxProof, writeBoxProof } from '@saya/game-math'
import { boxTools, type BoxTools, openWorld, type World } from '@saya/testing'
import { dayMs } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CommandTools } from './command.ts'
import { verify } from './verify.ts'

let world: World
let on: BoxTools
let copied = ''
beforeAll(async () => {
  world = await openWorld()
  on = boxTools(world)
  await on.turn()
  const ana = await on.player()
  await on.open(ana)
  const month = on.today().slice(0, 7)
  world.clock.advance(dayMs)
  await on.turn()
  const { data } = await on.detail(ana, month)
  const proof = data.data[0]?.proof
  if (!proof) throw new Error('There is no proof.')
  const { client_seed: clientSeed, odds_hash: _hash, ...told } = proof
  copied = writeBoxProof({ ...told, clientSeed })
})
afterAll(() => world.close())

async function run(...args: string[]): Promise<string[]> {
  const said: string[] = []
  await verify.run({ args, say: (line: string) => said.push(line) } as unknown as CommandTools)
  return said
}

const read = () => readBoxProof(copied) as BoxProof

test('the proof of a box that was opened holds by itself, with what was shown before it and without a server [PROMO-111]', async () => {
  const said = await run(copied)
  expect(said.map(line => line.slice(0, 4))).toEqual(['ok  ', 'ok  ', 'ok  ', 'Myst'])
  expect(await run(copied, read().commitment)).toHaveLength(5)
  await expect(run(copied, '00'.repeat(32))).rejects.toThrow('This box does not hold.')
})

test.each<[string, Partial<BoxProof>]>([
  ['another prize', { bonus: '88.01' }],
  ['another seed', { seed: 'ab'.repeat(32) }],
  ['another day', { day: '2020-01-01' }],
  ['another cap', { most: 1 }],
])('a proof with %s does not hold [PROMO-111]', async (_what, changed) => {
  await expect(run(writeBoxProof({ ...read(), ...changed }))).rejects.toThrow('This box does not hold.')
})
