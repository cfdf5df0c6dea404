import { randomUUID } from 'node:crypto'
import { manilaDay } from '@saya/money'
import {
  ask,
  askOffice,
  exclusionDesk,
  exclusionReason,
  openWithdrawalWorld,
  type Payable,
  readLedger,
  staffOf,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { journalGrounds } from '../../../worker/journalGrounds.ts'
import { auditAll } from '../../wallet/index.ts'

let desk: WithdrawalWorld
let on: ReturnType<typeof exclusionDesk>
let [maker, checker] = ['', '']
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  on = exclusionDesk(desk.world)
})
afterAll(() => desk.close())

let ana: Payable
beforeEach(async () => {
  // Members sign in anew and staff begin a shift whenever a test has moved the clock.
  ana = await desk.payable({ pesos: 100n })
  maker = (await staffOf(desk.world, { role: 'compliance' })).token
  checker = (await staffOf(desk.world, { role: 'risk' })).token
})

const rows = ({ uid } = ana) =>
  desk.world.db.member(uid, tx => tx.selectFrom('exclusion').selectAll().where('uid', '=', uid).execute())
const gates = async () => (await ask(desk.world, 'GET /member/gate/list', {}, ana)).data

async function excluded(wish: Parameters<typeof on.proposeFor>[1]) {
  const { data } = await on.proposeFor(ana, wish)
  return on.decide(ana, data.id, { token: checker })
}

test('a family excludes a member on proof: one of staff enters it, another decides, and until then nothing changes [SAFE-65, SAFE-66]', async () => {
  const proposed = await on.proposeFor(ana, { token: maker })
  expect(proposed.data).toMatchObject({
    act: 'exclude',
    source: 'family',
    relation: 'spouse',
    period: '3m',
    status: 'proposed',
  })
  expect([await rows(), await gates()]).toEqual([[], []])
  expect((await on.decide(ana, proposed.data.id, { token: maker })).code).toBe('exclusion_own')
  expect(await rows()).toEqual([])
  const decided = await on.decide(ana, proposed.data.id, { token: checker })
  expect(decided.data).toMatchObject({ status: 'approved' })
  expect(await rows()).toMatchObject([{ source: 'family', period: '3m', cause: 'exclusion' }])
  expect(await gates()).toMatchObject([{ cause: 'exclusion' }])
  expect(await desk.money(ana)).toMatchObject({ balance: '100.00', withdrawable: '100.00' })
})

test('the operator excludes a member for six months, a year or five, by two people [SAFE-69]', async () => {
  const body = { uid: String(ana.uid), source: 'operator', reason: exclusionReason } as const
  expect((await on.propose(body, maker)).code).toBe('exclusion_form')
  expect((await on.propose({ ...body, relation: 'child', period: '1y' }, maker)).code).toBe('exclusion_form')
  expect((await on.propose({ ...body, period: '3m' }, maker)).code).toBe('exclusion_form')
  const periods = ['6m', '1y', '5y'] as const
  for (const [before, period] of periods.entries()) {
    const { data } = await on.proposeFor(ana, { period, token: maker })
    expect((await on.decide(ana, data.id, { token: maker })).code).toBe('exclusion_own')
    expect(await rows()).toHaveLength(before)
    expect((await on.decide(ana, data.id, { token: checker })).status).toBe(200)
  }
  const found = (await rows()).map(({ source, period, ends_at: endsAt }) => `${source} ${period} ${manilaDay(endsAt)}`)
  expect(found.toSorted()).toEqual(['operator 1y 2027-03-02', 'operator 5y 2031-03-02', 'operator 6m 2026-09-02'])
})

test('whoever excludes somebody, they are told in the same kind words, which name no source [SAFE-70]', async () => {
  const ben = await desk.payable()
  await excluded({ token: maker })
  const { data: other } = await on.proposeFor(ben, { period: '6m', token: maker })
  await on.decide(ben, other.id, { token: checker })
  async function told(player: Payable) {
    const { data } = await ask(desk.world, 'GET /member/message/list', {}, player)
    const copy = await ask(desk.world, 'POST /member/export', {}, player)
    const message = data.d.find(({ kind }) => kind === 'exclusion_set')
    return { words: [...(message?.title ?? []), ...(message?.text ?? [])], copy: JSON.stringify(copy.data) }
  }
  const [byFamily, byOperator] = [await told(ana), await told(ben)]
  expect(byFamily.words).toEqual(byOperator.words)
  expect(byFamily.words.join(' ')).toMatch(/You are excluded from play.*until when.*hanggang kailan/)
  for (const { words, copy } of [byFamily, byOperator]) {
    expect(words.join(' ')).not.toMatch(/family|spouse|operator|pamilya|asawa|listahan|\blist\b/i)
    expect(copy).not.toMatch(/family|spouse|operator@|"source"/)
  }
})

test('the copy of their data says of an exclusion that others set no more than the page: that it stands and until when [SAFE-146]', async () => {
  await excluded({ token: maker })
  const [closed] = await gates()
  async function copyOf(player: Payable) {
    const { exclusions, gates: kept } = (await ask(desk.world, 'POST /member/export', {}, player)).data
    return { exclusions, kept }
  }
  const { exclusions, kept } = await copyOf(ana)
  expect(exclusions).toEqual([{ cause: 'exclusion', ends_at: closed?.closed_until }])
  expect(kept).toMatchObject([{ cause: 'exclusion', open_until: null }])
  expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(['cause', 'closed_until', 'open_until'])
  // What a member chose themselves is theirs to read.
  const ben = await desk.payable()
  await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '6m' } }, ben)
  const begins_at = Math.floor(desk.world.clock.now() / 1000)
  expect((await copyOf(ben)).exclusions).toMatchObject([{ cause: 'exclusion', period: '6m', begins_at }])
})

/** What the night finds of the member, but that they were given money without a gateway. */
async function findings() {
  const { db, clock } = desk.world
  const report = await auditAll({ db, clock, grounds: journalGrounds({ isLocal: false }) })
  const own = report.findings.filter(({ subject }) => subject.startsWith(String(ana.uid)))
  return own.filter(({ detail }) => !detail.includes('fund ')).map(({ check, detail }) => `${check} ${detail}`)
}

test.each(['family', 'operator'] as const)(
  'what two propose or decide at once for the %s is one exclusion with one posting, and the night proves it by that exclusion’s row [SAFE-66, SAFE-71]',
  async source => {
    const unplayed = `fund unplayed ${ana.uid}`
    await desk.move({ act: 'deposit', gateway: 1, uid: ana.uid, reference: unplayed, amount: 5_000_000n })
    expect(await desk.money(ana)).toMatchObject({ balance: '600.00', withdrawable: '100.00' })
    const propose = () =>
      source === 'operator' ? on.proposeFor(ana, { period: '6m', token: maker }) : on.proposeFor(ana, { token: maker })
    const proposals = await Promise.all([1, 2, 3].map(() => propose()))
    expect(proposals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const id = proposals.find(({ status }) => status === 200)?.data.id ?? ''
    const decided = await Promise.all([1, 2, 3].map(() => on.decide(ana, id, { token: checker })))
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
    const [row, ...more] = await rows()
    expect([row?.source, more]).toEqual([source, []])
    const { journal } = await desk.world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
    expect(journal.filter(({ kind }) => kind === 50).map(({ reference }) => reference)).toEqual([row?.id])
    expect(await desk.money(ana)).toMatchObject({ balance: '600.00', withdrawable: '600.00' })
    expect(await findings()).toEqual([])
    // Another exclusion is no ground for it.
    const set = { id: randomUUID() }
    await desk.world.db.member(ana.uid, tx => tx.updateTable('exclusion').set(set).where('uid', '=', ana.uid).execute())
    expect(await findings()).toContain(`ground is of kind 50, and nothing is called ${row?.id}`)
  },
)

test('staff make nothing shorter: a proposal below what stands is refused, also where that came meanwhile [SAFE-72]', async () => {
  const { data } = await on.proposeFor(ana, { period: '6m', token: maker })
  await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '5y' } }, ana)
  expect((await on.decide(ana, data.id, { token: checker })).code).toBe('exclusion_stands')
  expect((await on.decide(ana, data.id, { isApproved: false, token: checker })).status).toBe(200)
  // One that would end at the same moment is no longer than what stands.
  for (const period of ['1y', '5y'] as const)
    expect((await on.proposeFor(ana, { period, token: maker })).code).toBe('exclusion_stands')
  expect(await rows()).toHaveLength(1)
})

test('nobody of support, finance or content sees who excluded whom, or in a dossier more than that play is closed [SAFE-73]', async () => {
  await excluded({ period: '1y', token: maker })
  const dossier = async (token: string) =>
    (await askOffice(desk.world, 'GET /office/api/member/:uid', { params: { uid: String(ana.uid) } }, token)).data.gates
  const support = (await staffOf(desk.world, { role: 'support' })).token
  expect(await dossier(support)).toMatchObject([{ cause: 'closed', closed_until: null }])
  expect(await dossier(checker)).toMatchObject([{ cause: 'exclusion', closed_until: expect.any(Number) as number }])
  const see = async (role: 'support' | 'finance' | 'content' | 'regulator') =>
    (await askOffice(desk.world, 'GET /office/api/exclusion/list', {}, (await staffOf(desk.world, { role })).token))
      .status
  expect([await see('support'), await see('finance'), await see('content'), await see('regulator')]).toEqual([
    403, 403, 403, 200,
  ])
})

// It moves the clock by years, beyond the months that the journal has.
test('a family’s first exclusion lasts three months, the second six and the next a year, unless the operator set it otherwise [SAFE-68]', async () => {
  for (const periods of [['3m'], ['3m', '6m'], ['1y', '3m', '6m'], ['1y', '1y', '3m', '6m']]) {
    expect((await excluded({ token: maker })).status).toBe(200)
    expect((await rows()).map(row => row.period).toSorted()).toEqual(periods)
    const untilMs = Math.max(...(await rows()).map(row => row.ends_at))
    desk.world.clock.advance(untilMs - desk.world.clock.now())
    maker = (await staffOf(desk.world, { role: 'compliance' })).token
    checker = (await staffOf(desk.world, { role: 'risk' })).token
  }
  function rule(before: string, after: string, by = maker) {
    const body = { name: 'family_exclusions', before, after, reason: exclusionReason } as const
    return askOffice(desk.world, 'POST /office/api/setting/change', { body }, by)
  }
  await rule('3m 6m 1y', '1y 1y 1y')
  const ben = await desk.payable()
  expect((await on.proposeFor(ben, { token: maker })).data.period).toBe('1y')
  await rule('1y 1y 1y', '3m 6m 1y')
  await rule('1y 1y 1y', '3m 6m 1y', (await staffOf(desk.world, { role: 'compliance' })).token)
})
