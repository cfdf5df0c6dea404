import {
  ask,
  depositTools,
  lookAlikeDesk,
  openWithdrawalWorld,
  type Payable,
  signInWithCode,
  staffOf,
  submitAs,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'
import { lookForExcluded } from './findLookAlikes.ts'
import { sweepLookAlikes } from './followLookAlikes.ts'
import { countSigns } from './index.ts'

const soon = { timeout: 15_000, interval: 50 }

let desk: WithdrawalWorld
let on: ReturnType<typeof lookAlikeDesk>
let token = ''
let worker: { close(): Promise<void> }
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  on = lookAlikeDesk(desk.world)
  worker = await on.startWorker()
})
afterAll(async () => {
  await worker.close()
  await desk.close()
})

let numbered = 0
const newPhone = () => `91877${String(++numbered).padStart(5, '0')}`
const deviceOf = (number: number) => ({ cookie: `device=${String(number).padStart(43, 'A')}` })

async function signUp(device: number, phone = newPhone()) {
  const { token: own } = await signInWithCode(desk.world, phone, deviceOf(device))
  const { data } = await ask(desk.world, 'GET /member/detail', {}, { token: own })
  return { uid: BigInt(data.uid), phone, token: own }
}

/** Excluded, known by a device, an ID, a name with a birth date and a payout account. */
let ana: Payable
let name = ''
beforeEach(async () => {
  token = (await staffOf(desk.world, { role: 'compliance' })).token
  name = `Ana${'bcdefghij'[numbered % 9]}${numbered}`.replace(/\d/g, digit => 'abcdefghij'[Number(digit)] ?? '')
  ana = await desk.payable({ pesos: 0n })
})

async function exclude(device: number) {
  const { token: own } = await signInWithCode(desk.world, ana.phone, deviceOf(device))
  await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '1y' } }, { token: own })
  await lookForExcluded(on.deps, ana.uid)
}

const found = (player: { uid: bigint }, status: Parameters<typeof on.list>[1]) => on.list(player, status, token)
const gatesOf = async (player: { token: string }) =>
  (await ask(desk.world, 'GET /member/gate/list', {}, player)).data
    .map(({ cause }) => cause)
    .filter(one => one !== 'kyc')

async function heldLike(device: number) {
  await exclude(device)
  const ben = await signUp(device)
  await desk.world.db.member(ben.uid, tx =>
    tx.updateTable('profile').set({ kyc_base: 5, kyc_status: 5 }).where('uid', '=', ben.uid).execute(),
  )
  await desk.addAccount(ben, { channel: 'GCash', account: ana.phone })
  await expect.poll(() => found(ben, 'held'), soon).toHaveLength(1)
  const [row] = await found(ben, 'held')
  return { ben, id: row?.id ?? '' }
}

test('a device of somebody excluded marks a new account and closes nothing: a family shares one [SAFE-74, SAFE-76]', async () => {
  await exclude(1)
  const ben = await signUp(1)
  await expect
    .poll(() => found(ben, 'marked'), soon)
    .toMatchObject([{ excluded_uid: String(ana.uid), signs: ['device'] }])
  expect(await gatesOf(ben)).toEqual([])
  expect(await desk.world.db.app(tx => countSigns(tx, [ben.uid, ana.uid]))).toEqual(new Map([[ben.uid, 1]]))
  const eva = await signUp(2)
  await lookForExcluded(on.deps, eva.uid)
  expect(await found(eva, 'marked')).toEqual([])
})

test('with the payout account beside it the account is held: play and deposits are closed in words that tell nothing, and withdrawals stay open [SAFE-75, SAFE-77]', async () => {
  const { ben } = await heldLike(3)
  await expect.poll(() => gatesOf(ben), soon).toEqual(['review'])
  const refused = await depositTools(desk.world).open(ben)
  expect([refused.code, refused.sentence]).toEqual([
    'gate_review',
    expect.stringMatching(/^We need to look at your account/),
  ])
  expect(refused.sentence).not.toMatch(/exclu|same|another account/i)
  expect((await ask(desk.world, 'GET /finance/withdraw/list', { query: {} }, ben)).status).toBe(200)
})

test('one name with one birth date and one ID are found when somebody submits them [SAFE-75]', async () => {
  const person = {
    first_name: name,
    last_name: 'Reyes',
    birthday: '1991-05-04',
    id_number: `N20000${String(1000 + numbered)}0`,
  }
  const first = await signUp(50)
  await submitAs(desk.world, first, person)
  await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '1y' } }, first)
  await lookForExcluded(on.deps, first.uid)
  const ben = await signUp(51)
  await submitAs(desk.world, ben, person)
  await expect.poll(() => found(ben, 'held'), soon).toMatchObject([{ excluded_uid: String(first.uid) }])
  const [row] = await found(ben, 'held')
  expect(row?.signs.toSorted()).toEqual(['id', 'person'])
})

test('the same person: the exclusion holds for this account until the same end, and its balance can be withdrawn [SAFE-78]', async () => {
  const { ben, id } = await heldLike(5)
  await desk.move({ act: 'deposit', gateway: 1, uid: ben.uid, reference: `fund ${id}`, amount: 1_000_000n })
  expect((await on.decide(id, true, token)).data).toMatchObject({ status: 'same' })
  expect(await gatesOf(ben)).toEqual(['exclusion'])
  const ends = await Promise.all(
    [ana, ben].map(({ uid }) =>
      desk.world.db.member(uid, tx => tx.selectFrom('exclusion').select('ends_at').where('uid', '=', uid).execute()),
    ),
  )
  expect(ends[0]).toEqual(ends[1])
  expect(await desk.money(ben)).toMatchObject({ withdrawable: '100.00' })
})

test('not the same person: the account is open again, and never held for that pair any more [SAFE-79]', async () => {
  const { ben, id } = await heldLike(6)
  expect((await on.decide(id, false, token)).data).toMatchObject({ status: 'other' })
  expect(await gatesOf(ben)).toEqual([])
  await lookForExcluded(on.deps, ben.uid)
  expect([await found(ben, 'held'), await gatesOf(ben)]).toEqual([[], []])
  expect((await on.decide(id, true, token)).code).toBe('look_alike_decided')
})

test('of ten who decide at once one does [SAFE-80]', async () => {
  const { ben, id } = await heldLike(7)
  const decided = await Promise.all(Array.from({ length: 10 }, (_, at) => on.decide(id, at % 2 === 0, token)))
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
  const rows = desk.world.db.app(tx => tx.selectFrom('look_alike').select('status').where('id', '=', id).execute())
  expect(await gatesOf(ben)).toEqual((await rows)[0]?.status === 'same' ? ['exclusion'] : [])
})

test('whoever is cut off behind a decision leaves the rest to the sweep [SAFE-80]', async () => {
  const other = await heldLike(8)
  // As whoever is cut off right behind the commit leaves it.
  await desk.world.db.app(tx =>
    tx
      .updateTable('look_alike')
      .set({
        status: 'other',
        decided_by: 'x',
        decided_at: instant(desk.world.clock.now()),
        due_at: instant(desk.world.clock.now()),
      })
      .where('id', '=', other.id)
      .execute(),
  )
  expect(await gatesOf(other.ben)).toEqual(['review'])
  await sweepLookAlikes(on.deps)
  expect(await gatesOf(other.ben)).toEqual([])
})

test('once the exclusion is over its signs are gone, and nobody is held for it [SAFE-80]', async () => {
  const { ben } = await heldLike(9)
  await desk.world.db.app(tx =>
    tx
      .updateTable('excluded_member')
      .set({ closed_until: instant(desk.world.clock.now()) })
      .where('uid', '=', ana.uid)
      .execute(),
  )
  await sweepLookAlikes(on.deps)
  expect([await gatesOf(ben), await found(ben, 'held')]).toEqual([[], []])
  const signs = desk.world.db.app(tx =>
    tx.selectFrom('excluded_sign').select('kind').where('uid', '=', ana.uid).execute(),
  )
  expect(await signs).toEqual([])
})
