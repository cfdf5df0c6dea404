import { ask, openWorld, type Player, signInWithCode, startWorker, type World } from '@saya/testing'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startJobs } from '../../platform/jobs/index.ts'
import { countJobs } from '../../platform/jobs/job.store.ts'
import { takeOwnText, takeText } from './code/smsBudget.ts'
import { setSmsSwitch } from './code/smsSwitch.store.ts'
import { tellOwner } from './tellOwner.ts'

const password = 'tatlong maya sa bakod'
const log = pino({ level: 'silent' })

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

/** A member whose password is another one since just now. */
async function changed(): Promise<Player> {
  const player = await world.player({ password })
  const body = { password, new_password: 'apat na bibe, 4 na itlog' }
  expect((await ask(world, 'POST /member/password/update', { body }, player)).status).toBe(200)
  return player
}

/** Lets a worker do what waits, and tells how it fared. */
async function work(smsPerDay: number): Promise<string[]> {
  const outcomes: string[] = []
  async function measure(_task: string, perform: () => Promise<void>): Promise<void> {
    await perform().then(
      () => outcomes.push('done'),
      (fault: Error) => {
        outcomes.push(fault.message)
        throw fault
      },
    )
  }
  const tasks = [tellOwner({ ...world, smsPerDay })]
  const jobs = await startJobs({ url: world.databaseUrl, db: world.db, log, measure, tasks })
  await expect.poll(() => outcomes.length).toBe(1)
  await jobs.close()
  return outcomes
}

async function inboxOf({ uid }: Pick<Player, 'uid'>): Promise<string[]> {
  const rows = await world.db.member(uid, tx =>
    tx.selectFrom('message').select('kind').where('uid', '=', uid).orderBy('created_at').execute(),
  )
  return rows.map(({ kind }) => kind)
}

async function textsTo(phone: string): Promise<string[]> {
  const inbox = (await (await fetch(`${world.sandboxUrl}/sms?to=${phone}`)).json()) as { text: string }[]
  return inbox.map(({ text }) => text)
}

test('a changed password is told to its owner in both languages, once, however late the worker comes to it', async () => {
  const { phone } = await changed()
  expect(await textsTo(phone)).toEqual([])
  expect(await work(100)).toEqual(['done'])
  expect(await textsTo(phone)).toEqual([
    expect.stringMatching(/^The password of your Saya account was changed.+\nNapalitan ang password/),
  ])
  expect(await world.db.app(countJobs)).toEqual([])
})

test('a notice that finds no text left today, and none in reserve, waits for another', async () => {
  const { phone } = await changed()
  for (const budget of ['day', 'reserve']) {
    expect(await world.db.app(tx => takeOwnText(tx, { smsPerDay: 1 }, world.clock.now()))).toBe(budget)
  }
  expect(await work(1)).toEqual(['No text is left today for a notice.'])
  expect(await world.db.app(countJobs)).toEqual([{ task: 'identity.tellOwner', state: 'retrying', count: 1 }])
  expect(await textsTo(phone)).toEqual([])
})

test('a notice that the carrier refuses is tried again, and takes no text of the day', async () => {
  const { phone } = await changed()
  const fault = { party: 'sms', kind: 'refusing', times: 1 }
  const headers = { 'content-type': 'application/json' }
  await fetch(`${world.sandboxUrl}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) })
  expect(await work(1)).toEqual(['The carrier refused the notice.'])
  expect(await textsTo(phone)).toEqual([])
  expect(await world.db.app(tx => takeText(tx, { smsPerDay: 1 }, world.clock.now()))).toBe(true)
})

test('a notice waits while all texts are stopped by hand, and stands in the inbox meanwhile, once [MSG-40]', async () => {
  const owner = await changed()
  const { phone } = owner
  await world.db.ref(tx => setSmsSwitch(tx, false))
  expect(await work(100)).toEqual(['Texts are stopped, and the notice waits.'])
  const { data } = await ask(world, 'GET /member/message/list', {}, owner)
  expect(data.d).toMatchObject([
    { kind: 'security_password', title: ['Your password was changed', expect.anything()], link: '/s-account' },
  ])
  expect(await textsTo(phone)).toEqual([])
  expect(await world.db.app(countJobs)).toEqual([{ task: 'identity.tellOwner', state: 'retrying', count: 1 }])
  await world.db.ref(tx => setSmsSwitch(tx, true))
  await world.db.app(tx => sql`update graphile_worker._private_jobs set run_at = now()`.execute(tx))
  expect(await work(100)).toEqual(['done'])
  expect([await inboxOf(owner), (await textsTo(phone)).length]).toEqual([['security_password'], 1])
})

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0' }

test('a new device and a stolen token are told by a worker that comes later, though the server is gone by then, by text and in the inbox [MSG-40]', async () => {
  const ana = await world.player()
  world.clock.advance(31_000)
  await signInWithCode(world, ana.phone, firefox)
  const { data } = await ask(world, 'POST /member/refresh/token', {}, ana)
  await ask(world, 'GET /member/detail', {}, data)
  world.clock.advance(30_000)
  expect((await ask(world, 'GET /member/detail', {}, ana)).status).toBe(401)
  await world.api.app.close()
  const told = async () => (await textsTo(ana.phone)).filter(text => !text.includes('code'))
  expect(await told()).toEqual([])
  const jobs = await startWorker(world, tellOwner({ ...world, smsPerDay: 100 }))
  await expect.poll(told).toHaveLength(2)
  await jobs.close()
  expect((await told()).toSorted()).toEqual([
    expect.stringContaining('new login with Firefox on Windows'),
    expect.stringContaining('we logged you out on one device'),
  ])
  expect(await inboxOf(ana)).toEqual(['security_device', 'security_session'])
})
