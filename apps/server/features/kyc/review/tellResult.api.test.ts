import { ask, bodyOf, decideAs, openWorld, reject, submitAs, type Player, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passOn } from '../reading/passOn.ts'
import { resultJob } from './resultJob.ts'
import { tellResult } from './tellResult.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const run = { signal: new AbortController().signal } as never
const texts = { take: async () => true, giveBack: async () => {} }
const teller = () => tellResult({ ...world, ...world.api.kyc.ports, texts })

/** What is left to be told of a member. */
async function jobsOf({ uid }: Player) {
  const { rows } = await world.db.app(tx =>
    sql<{ payload: { uid: string; decision: 'full' | 'rejected'; atMs: number } }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${resultJob.name} order by j.id`.execute(tx),
  )
  return rows.map(({ payload }) => payload).filter(job => job.uid === String(uid))
}

async function toldIn(path: string): Promise<string[]> {
  const told = (await (await fetch(`${world.sandboxUrl}${path}`)).json()) as { text: string }[]
  return told.map(({ text }) => text)
}

/** What of it stands in the app. */
async function inboxOf(player: Player) {
  return (await ask(world, 'GET /member/message/list', { query: {} }, player)).data.d.map(({ kind }) => kind)
}

test('each decision is told once, by text beside the app, in both languages and without what was wrong [MSG-30]', async () => {
  const player = await world.player()
  await submitAs(world, player)
  expect(await jobsOf(player)).toEqual([])
  await decideAs(world, player.uid, reject('last_name'))
  // However often others hear of it.
  for (let again = 0; again < 3; again++) await passOn(world.api.kyc, player.uid)
  const jobs = await jobsOf(player)
  expect(jobs).toEqual([{ uid: String(player.uid), decision: 'rejected', atMs: world.clock.now() }])
  for (const job of jobs) await teller().perform(job, run)
  const [text, ...more] = await toldIn(`/sms?to=${player.phone}`)
  expect(more).toEqual([])
  expect(text).toMatch(/Please correct your ID details\..*\n.*Itama ang mga detalye ng ID mo\./)
  expect(text).not.toContain('blurred')
  expect(await inboxOf(player)).toEqual(['kyc_rejected'])
  // The next decision is told as well.
  const again = { ...(await bodyOf(world, player)), attachments: {} }
  await ask(world, 'POST /member/kyc/update', { body: again }, player)
  world.clock.advance(1000)
  await decideAs(world, player.uid, { decision: 'full', version: 2 })
  const second = { uid: String(player.uid), decision: 'full', atMs: world.clock.now() }
  expect(await jobsOf(player)).toEqual([...jobs, second])
  for (const job of (await jobsOf(player)).slice(1)) await teller().perform(job, run)
  const texts = await toldIn(`/sms?to=${player.phone}`)
  expect(texts).toEqual(expect.arrayContaining([text, expect.stringContaining('You are verified')]))
  expect(texts).toHaveLength(2)
})

test('whoever proved an e-mail address is told there, and costs no text [MSG-30]', async () => {
  const email = 'luz.result@example.com'
  const player = await world.player({ email })
  await submitAs(world, player)
  await decideAs(world, player.uid, { decision: 'full', version: 1 })
  for (const job of await jobsOf(player)) await teller().perform(job, run)
  expect(await toldIn(`/mail?to=${email}`)).toEqual([expect.stringContaining('You are verified')])
  expect(await toldIn(`/sms?to=${player.phone}`)).toEqual([])
  expect(await inboxOf(player)).toEqual(['kyc_approved'])
})

test('what could not be told for a day is not told any more', async () => {
  const player = await world.player()
  await submitAs(world, player)
  await decideAs(world, player.uid, { decision: 'full', version: 1 })
  world.clock.advance(24 * 3_600_000 + 1)
  for (const job of await jobsOf(player)) await teller().perform(job, run)
  expect(await toldIn(`/sms?to=${player.phone}`)).toEqual([])
})
