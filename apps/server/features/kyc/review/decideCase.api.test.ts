import {
  ask,
  bodyOf,
  decideAs,
  luz,
  openWorld,
  ownNumber,
  reject,
  rosa,
  signInWithCode,
  statusOfMember,
  submitAs,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteAssistedCheck } from '../reading/assistedCheck.ts'
import { claimCase, escalateCase, leaseMs, releaseCase, takeOverCase } from './claimCase.ts'
import { decideCase } from './decideCase.ts'
import { importRestricted } from './importRestricted.ts'
import { listCases } from './listCases.ts'
import { operateStanding } from '../standing/operateStanding.ts'
import { readCase } from './readCase.ts'
import { readFigures } from './readFigures.ts'
import type { Reviewer } from './reviewer.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const kyc = () => world.api.kyc
const asRosa = { reviewer: rosa, deviceId: '', sessionId: '' }
const claimOf = (uid: bigint, reviewer = rosa, version = 1) => ({ uid, version, reviewer })

async function waiting() {
  const player = await world.player()
  await submitAs(world, player)
  return player
}

test('what was submitted stands in the queue at once, the longest waiting first, over all schemas', async () => {
  const uids: bigint[] = []
  for (let index = 0; index < 4; index++) {
    uids.push((await waiting()).uid)
    world.clock.advance(60_000)
  }
  const { lines } = await listCases(kyc())
  expect(lines.map(({ uid }) => uid)).toEqual(uids)
  const [first] = lines
  expect(first).toMatchObject({
    version: 1,
    standing: 2,
    claimedBy: null,
    checks: { sameIdMembers: 0, restricted: 'none' },
  })
  const { next = '' } = await listCases(kyc(), { most: 2 })
  expect(await listCases(kyc(), { cursor: next, most: 1 })).toMatchObject({ lines: [{ uid: uids[2] }] })
  expect(await readFigures(kyc())).toMatchObject({ waiting: 4, oldestWaitSeconds: 240, medianWaitSeconds: 120 })
})

test('a reviewer sees a case whole: versions, reading, checks, and every change of the standing', async () => {
  const player = await waiting()
  await decideAs(world, player.uid, reject('first_name'))
  await ask(world, 'POST /member/kyc/update', { body: { ...(await bodyOf(world, player)), attachments: {} } }, player)
  const whole = await readCase(kyc(), player.uid, asRosa)
  expect(whole).toMatchObject({ uid: player.uid, phone: player.phone, line: { version: 2, standing: 2 } })
  expect(whole?.versions.map(({ version, status, reviewer }) => [version, status, reviewer])).toEqual([
    [2, 2, ''],
    [1, 3, 'rosa'],
  ])
  expect(
    whole?.timeline.map(({ cause, actor, from_status, to_status }) => [cause, actor, from_status, to_status]),
  ).toEqual([
    ['submit', 'member', 0, 2],
    ['decide rejected', 'rosa', 2, 3],
    ['submit', 'member', 3, 2],
  ])
  expect(await readCase(kyc(), 999n, asRosa)).toBeUndefined()
})

test('a case is one reviewer’s for ten minutes, unless it is given back or knowingly taken over', async () => {
  const { uid } = await waiting()
  expect(await claimCase(kyc(), claimOf(uid))).toMatchObject({ ok: true, data: { claimedBy: 'rosa' } })
  expect(await claimCase(kyc(), claimOf(uid, luz))).toEqual({ ok: false, code: 'case_claimed' })
  expect(await takeOverCase(kyc(), claimOf(uid, luz))).toMatchObject({ ok: true, data: { claimedBy: 'luz' } })
  expect(await decideCase(kyc(), claimOf(uid), { decision: 'full' })).toEqual({ ok: false, code: 'case_not_claimed' })
  await releaseCase(kyc(), { uid, reviewer: rosa })
  expect((await listCases(kyc(), { only: 'free' })).lines.some(line => line.uid === uid)).toBe(false)
  world.clock.advance(leaseMs)
  expect(await decideCase(kyc(), claimOf(uid, luz), { decision: 'full' })).toEqual({
    ok: false,
    code: 'case_not_claimed',
  })
  expect(await claimCase(kyc(), claimOf(uid))).toMatchObject({ ok: true })
  await releaseCase(kyc(), { uid, reviewer: rosa })
  expect((await listCases(kyc(), { only: 'free' })).lines.some(line => line.uid === uid)).toBe(true)
})

test('of two reviewers who claim at once one has it, and of two who decide at once one has decided', async () => {
  for (let round = 0; round < 5; round++) {
    const player = await waiting()
    const claimed = await Promise.all([rosa, luz].map(reviewer => claimCase(kyc(), claimOf(player.uid, reviewer))))
    expect(claimed.filter(({ ok }) => ok)).toHaveLength(1)
    await takeOverCase(kyc(), claimOf(player.uid, rosa))
    // Rosa decides in two windows at once, differently.
    const decided = await Promise.all([
      decideCase(kyc(), claimOf(player.uid), { decision: 'full' }),
      decideCase(kyc(), claimOf(player.uid), reject('first_name')),
    ])
    expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
    expect(decided.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'case_changed' })
    expect(await statusOfMember(world, player)).toBe(decided[0]?.ok ? 5 : 3)
  }
})

test('the same decision sent again, because its answer was lost, is that decision', async () => {
  const player = await waiting()
  expect(await decideAs(world, player.uid, { decision: 'basic' })).toEqual({ ok: true, data: { kycStatus: 4 } })
  const again = await decideCase(kyc(), claimOf(player.uid), { decision: 'basic' })
  expect(again).toEqual({ ok: true, data: { kycStatus: 4 } })
  expect(await decideCase(kyc(), claimOf(player.uid), { decision: 'full' })).toEqual({
    ok: false,
    code: 'case_changed',
  })
})

test('an approval names the member, and counts for whoever decided [KYC-58]', async () => {
  const player = await waiting()
  await decideAs(world, player.uid, { decision: 'full' })
  const { data } = await ask(world, 'GET /member/detail', {}, player)
  expect(data).toMatchObject({
    kyc_status: 5,
    gender: 'female',
    real_username: { first_name: 'Ana', middle_name: 'Reyes', last_name: 'Dela Cruz' },
  })
  const { decidedToday } = await readFigures(kyc())
  expect(
    decidedToday.find(({ reviewer, decision }) => reviewer === 'rosa' && decision === 'full')?.count,
  ).toBeGreaterThan(0)
})

test('nobody decides, claims, checks or freezes about themselves', async () => {
  const { uid } = await waiting()
  const self: Reviewer = { ...rosa, memberUid: uid }
  const own = { ok: false, code: 'own_case' }
  expect(await claimCase(kyc(), claimOf(uid, self))).toEqual(own)
  expect(await takeOverCase(kyc(), claimOf(uid, self))).toEqual(own)
  expect(await decideCase(kyc(), claimOf(uid, self), { decision: 'full' })).toEqual(own)
  expect(await operateStanding(kyc(), { uid, act: 'freeze', reviewer: self, reason: 'x' })).toEqual(own)
  const check = { uid, version: 1, reviewer: self, result: 'none', evidence: '' } as const
  expect(await noteAssistedCheck(kyc(), check)).toEqual(own)
})

test('a decision about a version that is no longer the newest is refused', async () => {
  const player = await waiting()
  await decideAs(world, player.uid, reject('first_name'))
  await ask(world, 'POST /member/kyc/update', { body: { ...(await bodyOf(world, player)), attachments: {} } }, player)
  expect(await claimCase(kyc(), claimOf(player.uid))).toEqual({ ok: false, code: 'case_changed' })
  expect(await decideCase(kyc(), claimOf(player.uid), { decision: 'full' })).toEqual({
    ok: false,
    code: 'case_changed',
  })
})

test('the same ID of two members is told, and approved for one of them alone', async () => {
  const id_number = ownNumber()
  const [ana, ben] = [await world.player(), await world.player()]
  await submitAs(world, ana, { id_number })
  await submitAs(world, ben, { id_number: `${id_number.slice(0, 3)}-${id_number.slice(3)}`.toLowerCase() })
  const checksOf = async (uid: bigint) => (await readCase(kyc(), uid, asRosa))?.line?.checks
  const listedOf = async (uid: bigint) =>
    (await listCases(kyc(), { sort: '-submitted', most: 100 })).lines.find(line => line.uid === uid)?.checks
  // Whoever stated it first is told of as well, although their case was there before the other.
  for (const checks of [checksOf, listedOf]) {
    for (const { uid } of [ana, ben]) {
      expect(await checks(uid)).toMatchObject({ sameIdMembers: 1, isIdApprovedElsewhere: false })
    }
  }
  expect(await decideAs(world, ana.uid, { decision: 'full' })).toMatchObject({ ok: true })
  for (const checks of [checksOf, listedOf]) {
    expect(await checks(ben.uid)).toMatchObject({ sameIdMembers: 1, isIdApprovedElsewhere: true })
  }
  expect(await decideAs(world, ben.uid, { decision: 'full' })).toEqual({ ok: false, code: 'id_taken' })
  expect(await statusOfMember(world, ben)).toBe(2)
  // The number itself is nowhere but with the members.
  const hashes = await world.db.app(tx => tx.selectFrom('kyc_id_claim').selectAll().execute())
  expect(JSON.stringify(hashes, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    id_number.slice(1),
  )
})

test('an ID that was approved stays its member’s until another of theirs is, whatever is refused meanwhile', async () => {
  const [first, second] = [ownNumber(), ownNumber()]
  const [ana, ben, cara] = [await world.player(), await world.player(), await world.player()]
  await submitAs(world, ben, { id_number: second })
  expect(await decideAs(world, ben.uid, { decision: 'full' })).toMatchObject({ ok: true })
  await submitAs(world, ana, { id_number: first })
  expect(await decideAs(world, ana.uid, { decision: 'basic' })).toMatchObject({ ok: true })
  const again = { ...(await bodyOf(world, ana)), id_number: second }
  expect(await ask(world, 'POST /member/kyc/update', { body: { ...again, attachments: {} } }, ana)).toMatchObject({
    status: 200,
  })
  expect(await decideAs(world, ana.uid, { decision: 'full', version: 2 })).toEqual({ ok: false, code: 'id_taken' })
  await submitAs(world, cara, { id_number: first })
  expect(await decideAs(world, cara.uid, { decision: 'full' })).toEqual({ ok: false, code: 'id_taken' })
})

test('a TIN with the digits of a branch is the same TIN', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  await submitAs(world, ana, { id_type: 'TIN', id_number: '412-456-789' })
  expect(await decideAs(world, ana.uid, { decision: 'full' })).toMatchObject({ ok: true })
  await submitAs(world, ben, { id_type: 'TIN', id_number: '412-456-789-00001' })
  expect(await decideAs(world, ben.uid, { decision: 'full' })).toEqual({ ok: false, code: 'id_taken' })
})

test('who stands on the list is approved only after somebody has looked into the regulator’s own', async () => {
  const file = [
    'source,name,birthday,valid_from,valid_to,reference',
    'NDRP,"Cruz, Pedro Ñ.",1980-02-03,,,77',
    'NDRP,Lito Lapid Santos,,,,78',
  ]
  const imported = await importRestricted(kyc(), file.join('\n'))
  expect(imported).toEqual({ rows: 2, added: 2, gone: 0 })
  expect(await importRestricted(kyc(), file.join('\n'))).toEqual({ rows: 2, added: 0, gone: 0 })
  async function checksOf(wish: object) {
    const player = await world.player()
    await submitAs(world, player, { middle_name: '', ...wish })
    return { player, checks: (await readCase(kyc(), player.uid, asRosa))?.line?.checks }
  }
  const listed = await checksOf({ first_name: 'Pedro', middle_name: 'N', last_name: 'Cruz', birthday: '1980-02-03' })
  expect(listed.checks?.restricted).toBe('listed')
  const other = await checksOf({ first_name: 'Pedro', middle_name: 'N', last_name: 'Cruz', birthday: '1981-02-03' })
  expect(other.checks?.restricted).toBe('possible')
  const possible = await checksOf({ first_name: 'Lito Lapid', last_name: 'Santos' })
  expect(possible.checks?.restricted).toBe('possible')
  const employee = await checksOf({ occupation: 'Government Employee' })
  expect(employee.checks?.isGovernmentEmployee).toBe(true)
  for (const { player } of [listed, possible, employee]) {
    expect(await decideAs(world, player.uid, { decision: 'full' })).toEqual({ ok: false, code: 'restricted_unchecked' })
    const ownFind = { uid: player.uid, version: 1, reviewer: luz, result: 'listed', evidence: 'search 11' } as const
    await noteAssistedCheck(kyc(), ownFind)
    expect(await decideAs(world, player.uid, { decision: 'full' })).toEqual({ ok: false, code: 'restricted_unchecked' })
    world.clock.advance(1000)
    const check = { uid: player.uid, version: 1, reviewer: luz, result: 'none', evidence: 'search 12' } as const
    await noteAssistedCheck(kyc(), check)
    expect(await decideAs(world, player.uid, { decision: 'full' })).toMatchObject({ ok: true })
  }
  const kept = JSON.stringify(
    await world.db.app(tx => tx.selectFrom('restricted_person').select(['source', 'sealed']).execute()),
  )
  expect(kept).not.toMatch(/Cruz|cruz|Santos/)
  const looks = (await readCase(kyc(), listed.player.uid, asRosa))?.restrictedChecks
  expect(looks?.map(({ kind, result, checked_by }) => [kind, result, checked_by])).toContainEqual([
    'automatic',
    'listed',
    'system',
  ])
})

test('a case that is put before somebody else is free for them, and says why', async () => {
  const { uid } = await waiting()
  const wish = { ...claimOf(uid), reason: 'The face differs.' }
  expect(await escalateCase(kyc(), wish)).toEqual({ ok: false, code: 'case_not_claimed' })
  await claimCase(kyc(), claimOf(uid))
  expect(await escalateCase(kyc(), wish)).toMatchObject({ ok: true })
  const line = (await listCases(kyc(), { only: 'escalated' })).lines.find(one => one.uid === uid)
  expect(line).toMatchObject({ escalatedBy: 'rosa', escalation: 'The face differs.', claimedBy: null })
  expect((await listCases(kyc(), { only: 'free' })).lines.some(one => one.uid === uid)).toBe(false)
})

test('staff freeze and thaw, block and unblock, and what was before shows again [KYC-59, KYC-60, KYC-61]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const operate = (act: 'freeze' | 'unfreeze' | 'block' | 'unblock' | 'make_tester') =>
    operateStanding(kyc(), { uid: player.uid, act, reviewer: rosa, reason: 'because' })
  expect(await operate('freeze')).toMatchObject({ ok: true, data: { kycStatus: 6 } })
  expect(await operate('freeze')).toEqual({ ok: false, code: 'standing_forbids' })
  expect(await operate('block')).toMatchObject({ ok: true, data: { kycStatus: 7 } })
  expect((await ask(world, 'GET /finance/wallet', {}, player)).code).toBe('account_blocked')
  expect(await operate('unblock')).toMatchObject({ ok: true, data: { kycStatus: 6 } })
  const again = await signInWithCode(world, player.phone)
  expect((await ask(world, 'GET /finance/wallet', {}, again)).status).toBe(200)
  expect(await operate('unfreeze')).toMatchObject({ ok: true, data: { kycStatus: 5 } })
  expect(await operate('make_tester')).toMatchObject({ ok: true, data: { kycStatus: 8 } })
  expect((await ask(world, 'GET /member/detail', {}, again)).data).toMatchObject({ kyc_status: 8, tester: 1 })
})
