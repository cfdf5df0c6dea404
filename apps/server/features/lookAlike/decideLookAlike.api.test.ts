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
import { addSigns, listMatches, putExcluded } from '../exclusion/sign/sign.store.ts'
import { lookForExcluded } from './findLookAlikes.ts'
import { sweepLookAlikes } from './followLookAlikes.ts'
import { countSigns } from './index.ts'

let desk: WithdrawalWorld
let on: ReturnType<typeof lookAlikeDesk>
let token = ''
/** Of a colleague. */
let second = ''
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
  second = (await staffOf(desk.world, { role: 'risk' })).token
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
  await expect.poll(() => found(ben, 'held')).toHaveLength(1)
  const [row] = await found(ben, 'held')
  return { ben, id: row?.id ?? '' }
}

test('a device of somebody excluded marks an account that signs up or in on it and closes nothing: a family shares one [SAFE-74, SAFE-76]', async () => {
  await exclude(1)
  const ben = await signUp(1)
  await expect.poll(() => found(ben, 'marked')).toMatchObject([{ excluded_uid: String(ana.uid), signs: ['device'] }])
  expect(await gatesOf(ben)).toEqual([])
  expect(await desk.world.db.app(tx => countSigns(tx, [ben.uid, ana.uid]))).toEqual(new Map([[ben.uid, 1]]))
  const eva = await signUp(2)
  await lookForExcluded(on.deps, eva.uid)
  expect(await found(eva, 'marked')).toEqual([])
  // Whoever was there already is marked with the first time they sign in on it.
  desk.world.clock.advance(61_000)
  await signInWithCode(desk.world, eva.phone, deviceOf(1))
  await expect.poll(() => found(eva, 'marked')).toMatchObject([{ excluded_uid: String(ana.uid), signs: ['device'] }])
  expect(await gatesOf(eva)).toEqual([])
})

test('with the payout account beside it the account is held: play and deposits are closed in words that tell nothing, and withdrawals stay open [SAFE-75, SAFE-77]', async () => {
  const { ben } = await heldLike(3)
  await expect.poll(() => gatesOf(ben)).toEqual(['review'])
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
  await expect.poll(() => found(ben, 'held')).toMatchObject([{ excluded_uid: String(first.uid) }])
  const [row] = await found(ben, 'held')
  expect(row?.signs.toSorted()).toEqual(['id', 'person'])
})

const returning: readonly (readonly [string, Readonly<Record<string, string>>, boolean, readonly string[]])[] = [
  ['the name and birth date, on another device', {}, false, ['person']],
  ['the name without the middle name, and the birth date', { middle_name: '' }, false, ['person']],
  ['the ID under another name', { id_number: 'own', first_name: 'Isagani', birthday: '1988-08-08' }, false, ['id']],
  ['the birth date on the same device', { first_name: 'Isagani', last_name: 'Abad' }, true, ['birth', 'device']],
]
test.each(returning)(
  'somebody excluded who comes back with another phone and %s is held once they state it [SAFE-75, SAFE-76]',
  async (_what, stated, isSameDevice, signs) => {
    const [own, other] = [numbered * 10, numbered * 10 + 1].map(at => `N70000${String(1000 + at)}0`)
    const devices = 80 + numbered * 2
    const born = { birthday: `19${60 + (numbered % 30)}-05-17` }
    const person = { first_name: name, middle_name: 'Santos', last_name: 'Ramosita', ...born, id_number: own ?? '' }
    const first = await signUp(devices)
    await submitAs(desk.world, first, person)
    await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '5y' } }, first)
    await lookForExcluded(on.deps, first.uid)
    const ben = await signUp(isSameDevice ? devices : devices + 1)
    const again = { ...person, id_number: other ?? '', ...stated }
    await submitAs(desk.world, ben, { ...again, ...(stated.id_number ? { id_number: own ?? '' } : {}) })
    await expect.poll(() => gatesOf(ben)).toEqual(['review'])
    const [row] = await found(ben, 'held')
    expect([row?.excluded_uid, row?.signs.toSorted()]).toEqual([String(first.uid), signs])
    expect((await depositTools(desk.world).open(ben)).code).toBe('gate_review')
  },
)

test('another person of one birth date, and a twin of the same family, are not held [SAFE-76]', async () => {
  const person = { first_name: name, middle_name: 'Lopez', last_name: 'Tuason', birthday: '1994-07-09' }
  const first = await signUp(72)
  await submitAs(desk.world, first, person)
  await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '1y' } }, first)
  await lookForExcluded(on.deps, first.uid)
  const twin = await signUp(73)
  await submitAs(desk.world, twin, { ...person, first_name: 'Isagani' })
  await lookForExcluded(on.deps, twin.uid)
  expect([await found(twin, 'held'), await found(twin, 'marked'), await gatesOf(twin)]).toEqual([[], [], []])
})

test('whoever states the same name is found among many who share a network with them [SAFE-75]', async () => {
  const [network, person] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const nowMs = desk.world.clock.now()
  const matches = await desk.world.db.app(async tx => {
    for (let at = 0; at < 25; at++) {
      const uid = 900_000_000n + BigInt(at)
      await putExcluded(tx, uid, nowMs + 1000)
      await addSigns(tx, uid, [at === 0 ? { kind: 'person', hash: person } : { kind: 'network', hash: network }])
    }
    const signs = [
      { kind: 'network', hash: network },
      { kind: 'person', hash: person },
    ] as const
    return listMatches(tx, { uid: 1n, signs, nowMs })
  })
  expect(matches[0]).toEqual({ uid: 900_000_000n, kinds: ['person'] })
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

test('the same person stays excluded as long as the other, however the other goes on [SAFE-78]', async () => {
  const { ben, id } = await heldLike(10)
  await on.decide(id, true, token)
  const { token: own } = await signInWithCode(desk.world, ana.phone, deviceOf(10))
  await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '5y' } }, { token: own })
  const endOf = async ({ uid }: { uid: bigint }) =>
    (
      await desk.world.db.member(uid, tx =>
        tx
          .selectFrom('play_gate')
          .select('closed_until')
          .where('uid', '=', uid)
          .where('cause', '=', 'exclusion')
          .execute(),
      )
    )[0]?.closed_until
  await expect.poll(() => endOf(ben)).toBe(await endOf(ana))
  expect(await endOf(ben)).toBeGreaterThan(desk.world.clock.now() + 4 * 365 * 86_400_000)
})

test('an account that was there before the exclusion is held like one that came behind it [SAFE-74, SAFE-75]', async () => {
  const { token: own } = await signInWithCode(desk.world, ana.phone, deviceOf(11))
  const ben = await signUp(11)
  await desk.world.db.member(ben.uid, tx =>
    tx.updateTable('profile').set({ kyc_base: 5, kyc_status: 5 }).where('uid', '=', ben.uid).execute(),
  )
  await desk.addAccount(ben, { channel: 'GCash', account: ana.phone })
  await lookForExcluded(on.deps, ben.uid)
  expect(await gatesOf(ben)).toEqual([])
  await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '1y' } }, { token: own })
  await expect.poll(() => gatesOf(ben)).toEqual(['review'])
  expect(await found(ben, 'held')).toMatchObject([{ excluded_uid: String(ana.uid) }])
})

test('not the same person: one of staff proposes it and nothing opens, a colleague agrees and the account is open [SAFE-79, SAFE-111]', async () => {
  const { ben, id } = await heldLike(6)
  const proposed = await on.decide(id, false, token)
  expect(proposed.data).toMatchObject({ status: 'held', release: { status: 'proposed', is_mine: true } })
  const release = proposed.data.release?.id ?? ''
  expect((await on.decide(id, false, second)).code).toBe('look_alike_waiting')
  expect((await on.decideRelease(release, true, token)).code).toBe('look_alike_own')
  expect(await gatesOf(ben)).toEqual(['review'])
  expect((await found(ben, 'held'))[0]?.release).toMatchObject({ reason: 'Compared both, ticket 12' })
  expect((await on.decideRelease(release, true, second)).data).toMatchObject({ status: 'other', release: null })
  expect(await gatesOf(ben)).toEqual([])
  await lookForExcluded(on.deps, ben.uid)
  expect([await found(ben, 'held'), await gatesOf(ben)]).toEqual([[], []])
  expect((await on.decide(id, true, token)).code).toBe('look_alike_decided')
  expect((await on.decideRelease(release, true, second)).code).toBe('changed_meanwhile')
})

test('a proposal that is refused opens nothing, and that they are the same counts at once beside one that waits [SAFE-78, SAFE-111]', async () => {
  const { ben, id } = await heldLike(12)
  const first = (await on.decide(id, false, token)).data.release?.id ?? ''
  expect((await on.decideRelease(first, false, token)).data).toMatchObject({ status: 'held', release: null })
  const again = (await on.decide(id, false, token)).data.release?.id ?? ''
  expect((await on.decide(id, true, second)).data).toMatchObject({ status: 'same', release: null })
  expect(await gatesOf(ben)).toEqual(['exclusion'])
  expect((await on.decideRelease(again, true, second)).code).toBe('changed_meanwhile')
  expect(await gatesOf(ben)).toEqual(['exclusion'])
})

test('two who were told apart are held again once both have stated one ID, and not for another sign of one roof [SAFE-79]', async () => {
  const person = { last_name: 'Reyes', birthday: '1991-05-04', id_number: `N40000${String(1000 + numbered)}0` }
  const first = await signUp(60)
  await submitAs(desk.world, first, { ...person, first_name: name })
  await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '1y' } }, first)
  await lookForExcluded(on.deps, first.uid)
  const ben = await signUp(60)
  await expect.poll(() => found(ben, 'marked')).toHaveLength(1)
  const [row] = await found(ben, 'marked')
  await on.release(row?.id ?? '', { first: token, second })
  await signInWithCode(desk.world, ben.phone, deviceOf(60))
  await lookForExcluded(on.deps, ben.uid)
  expect([await found(ben, 'held'), await gatesOf(ben)]).toEqual([[], []])
  await submitAs(desk.world, ben, { ...person, first_name: 'Isagani', birthday: '1988-08-08' })
  await expect.poll(() => gatesOf(ben)).toEqual(['review'])
  const [again] = await found(ben, 'held')
  expect([again?.id, again?.signs.toSorted(), again?.decided_by]).toEqual([row?.id, ['device', 'id'], ''])
})

test.each([
  ['', 'Santos'],
  ['Santos', ''],
])(
  'an account of the same name and birth date that was there before, with %j for a middle name where the other has %j, is held once its other is excluded [SAFE-74, SAFE-75]',
  async (middle, others) => {
    const person = { first_name: name, last_name: 'Salonga', birthday: '1979-11-30', middle_name: others }
    const ben = await signUp(70)
    await submitAs(desk.world, ben, { ...person, middle_name: middle, id_number: `N50000${String(1000 + numbered)}0` })
    await lookForExcluded(on.deps, ben.uid)
    const first = await signUp(71)
    await submitAs(desk.world, first, { ...person, id_number: `N60000${String(1000 + numbered)}0` })
    await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '1y' } }, first)
    await expect.poll(() => found(ben, 'held')).toMatchObject([{ excluded_uid: String(first.uid), signs: ['person'] }])
  },
)

test('of ten who decide at once one does [SAFE-80]', async () => {
  const { ben, id } = await heldLike(7)
  const decided = await Promise.all(Array.from({ length: 10 }, () => on.decide(id, true, token)))
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await gatesOf(ben)).toEqual(['exclusion'])
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
