import { openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../../studio/catalogue/ownGames.ts'
import type { CommandTools } from './command.ts'
import { verify } from './verify.ts'

let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ games: [...ownGames.values()] })
})
afterAll(() => on.close())

/** Plays one round of Mangga Fiesta, which has no boxes, and gives its id. */
async function playOne(): Promise<string> {
  const session = await on.open(await on.player())
  const { commitment } = (await on.call('state', { session })).body.next
  const wish = { session, key: 'a-round-to-verify', stake: '10.00', clientSeed: 'my-word', commitment }
  return (await on.call('play', wish)).body.round.id
}

async function run(...args: string[]): Promise<string[]> {
  const said: string[] = []
  await verify.run({ args, say: (line: string) => said.push(line) } as unknown as CommandTools)
  return said
}

test('a round that was played is played again by the rules and comes to the same win', async () => {
  const id = await playOne()
  const said = await run(id, on.url)
  expect(said).toHaveLength(6)
  expect(said.slice(0, 5).every(line => line.startsWith('ok'))).toBe(true)
  expect(said.at(-1)).toBe(`Mangga Fiesta: the round ${id} holds.`)
})

test('a round whose word was changed in the books does not hold', async () => {
  const id = await playOne()
  await on.db.transaction(tx => tx.query(`update game_round set client_seed = 'another' where id = $1`, [id]))
  await expect(run(id, on.url)).rejects.toThrow('This round does not hold.')
})

test('a round that nobody knows, and a studio that does not answer, are each told so', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  await expect(run(nobody, on.url)).rejects.toThrow('The studio knows no such round.')
  await expect(run(nobody, 'http://127.0.0.1:9')).rejects.toThrow('The studio does not answer at http://127.0.0.1:9.')
  await expect(run('x')).rejects.toThrow('Name a round by its id')
})
