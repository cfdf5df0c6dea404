import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs, manilaDay } from '@saya/money'
import {
  ask,
  listIncidents,
  offerFor,
  openWorld,
  promotionDesk,
  rankingKey,
  rankingTools,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicKeyOf, recountSettled } from '../features/ranking/index.ts'
import { signingKey } from '../platform/signed/index.ts'
import type { CommandTools } from './command.ts'
import { ranking } from './ranking.ts'

let world: World
let folder: string
let contest: string
let day: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  folder = await mkdtemp(join(tmpdir(), 'saya-ranking-'))
  ;({ contest, day } = await rankingTools(world).settledDay())
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function run(...args: string[]): Promise<string[]> {
  return runWith({}, ...args)
}

async function runWith(own: Partial<CommandTools>, ...args: string[]): Promise<string[]> {
  const said: string[] = []
  const tools = { args, databaseUrl: async () => world.databaseUrl, say: (line: string) => said.push(line), ...own }
  await ranking.run(tools as unknown as CommandTools)
  return said
}

test('a settled day is recounted from the database, and from the published list alone [PROMO-122]', async () => {
  const held = (findings: number) => [
    ...Array.from({ length: findings }, () => expect.stringMatching(/^ok {3}/)),
    `${contest}: the ranking of ${day} holds, of 2 places.`,
  ]
  expect(await run('verify', day)).toEqual(held(7))
  expect(await run('verify', day, `${world.url}/promo/ranking/result?contest=${contest}&day=${day}`)).toEqual(held(5))
  const { data } = await ask(world, 'GET /promo/ranking/result', { query: { contest, day } })
  const file = join(folder, 'published.json')
  const [first, second] = data.places
  if (!first || !second) throw new Error('Nobody was in it.')
  await writeFile(file, JSON.stringify({ data: { ...data, places: [{ ...first, bonus: '26000.00' }, second] } }))
  await expect(run('verify', day, file)).rejects.toThrow('does not hold')
  await writeFile(file, JSON.stringify({ data: { ...data, places: [first] } }))
  await expect(run('verify', day, file)).rejects.toThrow('does not hold')
  await expect(run('verify', '2020-01-01')).rejects.toThrow('No contest was settled')
  await expect(run('check', day)).rejects.toThrow('Say: ranking verify')
})

/** What a recount finds wrong. */
async function findWrong(): Promise<string[]> {
  const said: string[] = []
  await expect(runWith({ say: line => said.push(line) }, 'verify', day)).rejects.toThrow('does not hold')
  return said.filter(line => line.startsWith('NOT'))
}

test('from the database the tally of the day is ranked again, and a member whom the places left out fails it [PROMO-284]', async () => {
  const tools = rankingTools(world)
  const cora = await world.player({ kyc: 'fully_kyc' })
  await tools.play(cora, { day, pesos: 5000n })
  expect(await findWrong()).toEqual([
    `NOT  Member ${cora.uid} played 5000.00, is in no place, and no decision of the day says why`,
  ])
  await workDay(world, recountSettled(tools.deps))
  const opened = (await world.db.app(listIncidents)).filter(({ kind }) => kind === 'RANKING_DIFFERS')
  expect(opened.map(({ subject }) => subject)).toEqual([`${contest} ${day}`])
  await world.db.member(cora.uid, tx => sql`delete from tally_game where uid = ${cora.uid}`.execute(tx))
})

test('from the database prizes are compared with the terms that were signed, whatever was agreed to since [PROMO-285]', async () => {
  const days = { first_day: manilaDay(world.clock.now()), last_day: manilaDay(world.clock.now() + dayMs) }
  const offer = { ...days, terms: { least: '0', prizes: ['1:1'] }, budget: '900', audience: { once_per_id: false } }
  await (await promotionDesk(world)).agreeOn(contest, offerFor(world, offer))
  const setPrize = (pesos: number) =>
    world.db.app(tx =>
      sql`update ranking_row set prize = ${pesos * 10_000} where day = ${day} and place = 2`.execute(tx),
    )
  await setPrize(11_000)
  expect(await findWrong()).toContain('NOT  Place 2 is given 11000.00; its terms say 12000.00')
  await setPrize(12_000)
  expect((await run('verify', day)).at(-1)).toContain('holds')
})

test('what was taken back since is told, and changes no place [PROMO-122]', async () => {
  for (let schema = 0; schema < world.db.memberSchemas; schema++) {
    await world.db.memberSchema(schema, tx =>
      sql`update tally_game set turnover = 1000000 where turnover = 3000000`.execute(tx),
    )
  }
  const said = await run('verify', day)
  expect(said.at(-1)).toBe('?    Place 1 was settled with 300.00; by now it is 100.00')
  expect(said.at(-2)).toBe(`${contest}: the ranking of ${day} holds, of 2 places.`)
})

const apart = 'The root was signed with a key that is published apart from it'

test('a list in a file holds by the key that is published apart, and is compared by a person without it [PROMO-240]', async () => {
  const { data } = await ask(world, 'GET /promo/ranking/result', { query: { contest, day } })
  const file = join(folder, 'whole.json')
  await writeFile(file, JSON.stringify({ data }))
  expect(await run('verify', day, file, rankingKey.published)).toContain(`ok   ${apart}`)
  const said = await run('verify', day, file)
  expect(said.at(-1)).toBe(
    `?    Compare ${data.public_key} with the key that is published apart, or name that one behind the file`,
  )
  const other = publicKeyOf(signingKey(Buffer.alloc(32, 5)))
  await expect(run('verify', day, file, other)).rejects.toThrow('does not hold')
  const swapped = [data.places[0], data.places[1]].map((one, at) => ({ ...one, bet: '9.00', reached_ms: 9 - at }))
  await writeFile(file, JSON.stringify({ data: { ...data, places: swapped } }))
  await expect(run('verify', day, file)).rejects.toThrow('does not hold')
})

test('a list that was signed anew with another key, shown beside it, does not hold; an earlier key still proves [PROMO-240]', async () => {
  const address = `${world.url}/promo/ranking/result?contest=${contest}&day=${day}`
  const own = { ledgerKey: Buffer.alloc(32, 5), earlierPublicKeys: [rankingKey.published] }
  expect(await runWith(own, 'verify', day)).toContain(`ok   ${apart}`)
  expect(await run('verify', day, address)).toContain(`ok   ${apart}`)
  await rankingTools(world).signAnew()
  for (const input of [[], [address]]) {
    const said: string[] = []
    const failing = runWith({ ...own, say: line => said.push(line) }, 'verify', day, ...input)
    await expect(failing).rejects.toThrow('does not hold')
    expect(said.filter(line => line.startsWith('NOT'))).toEqual([`NOT  ${apart}`])
  }
})
