import {
  ask,
  lookAlikeDesk,
  openWithdrawalWorld,
  type Player,
  signInWithCode,
  staffOf,
  submitAs,
  type WithdrawalWorld,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookForExcluded } from './findLookAlikes.ts'

/** Whoever is excluded comes back: what is new about them, and by what is left they are found at each moment that tells something. */
let desk: WithdrawalWorld
let on: ReturnType<typeof lookAlikeDesk>
let token = ''
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  on = lookAlikeDesk(desk.world)
  token = (await staffOf(desk.world, { role: 'compliance' })).token
})
afterAll(() => desk.close())

interface Traits {
  readonly device: number
  readonly phone: string
  readonly name: string
  readonly birthday: string
  readonly idNumber: string
  readonly account: string
}

let made = 0
/** Somebody who has nothing in common with anybody else. */
function stranger(): Traits {
  const nth = ++made
  return {
    device: 500 + nth,
    phone: `91866${String(nth).padStart(5, '0')}`,
    // More than a letter apart.
    name: `Ligaya${'abcdefghijklmnopqrstuvwxyz'[nth]?.repeat(3) ?? ''}`,
    birthday: `19${60 + nth}-03-14`,
    idNumber: `N80000${String(1000 + nth)}0`,
    account: `91855${String(nth).padStart(5, '0')}`,
  }
}

async function signUp({ device, phone }: Traits): Promise<Player> {
  const headers = { cookie: `device=${String(device).padStart(43, 'B')}` }
  const { token: own } = await signInWithCode(desk.world, phone, headers)
  const { data } = await ask(desk.world, 'GET /member/detail', {}, { token: own })
  return { uid: BigInt(data.uid), phone, token: own }
}

function stateWho(player: Player, { name, birthday, idNumber }: Traits) {
  const person = { first_name: name, middle_name: '', last_name: 'Magbanua', birthday }
  return submitAs(desk.world, player, { ...person, id_number: idNumber })
}

async function addPayout(player: Player, { account }: Traits) {
  await desk.world.db.member(player.uid, tx =>
    tx.updateTable('profile').set({ kyc_base: 5, kyc_status: 5 }).where('uid', '=', player.uid).execute(),
  )
  await desk.addAccount(player, { channel: 'GCash', account })
}

/** Excluded, and known by all that the product ever gets to know of somebody. Their number is given up, as a SIM is. */
async function excluded(known: Traits): Promise<Player> {
  const ana = await signUp(known)
  await stateWho(ana, known)
  await addPayout(ana, known)
  const { status } = await ask(desk.world, 'POST /member/exclusion/set', { body: { period: '1y' } }, ana)
  expect(status).toBe(200)
  await lookForExcluded(on.deps, ana.uid)
  await desk.world.db.app(tx =>
    tx.updateTable('sign_in').set({ phone: stranger().phone }).where('uid', '=', ana.uid).execute(),
  )
  // A number gets a code a minute.
  desk.world.clock.advance(61_000)
  return ana
}

/** By what an account came to be held or marked: of one that is held already nothing more is needed. */
type Verdict = readonly ['none' | 'marked' | 'held', ...string[]]
const nothing: Verdict = ['none']

async function verdictOf(player: Player): Promise<Verdict> {
  await lookForExcluded(on.deps, player.uid)
  for (const status of ['held', 'marked'] as const) {
    const [row] = await on.list(player, status, token)
    if (row) return [status, ...row.signs.toSorted()]
  }
  return nothing
}

type Part = keyof Traits
const all: readonly Part[] = ['device', 'phone', 'name', 'birthday', 'idNumber', 'account']
const but = (...parts: readonly Part[]) => all.filter(part => !parts.includes(part))

const cases: readonly (readonly [string, readonly Part[], readonly [Verdict, Verdict, Verdict]])[] = [
  [
    'a new phone number',
    but('phone'),
    [
      ['marked', 'device'],
      ['held', 'device', 'id', 'person'],
      ['held', 'device', 'id', 'person'],
    ],
  ],
  [
    'a new device',
    but('device'),
    [
      ['marked', 'phone'],
      ['held', 'id', 'person', 'phone'],
      ['held', 'id', 'person', 'phone'],
    ],
  ],
  [
    'a new ID and number',
    but('phone', 'idNumber'),
    [
      ['marked', 'device'],
      ['held', 'device', 'person'],
      ['held', 'device', 'person'],
    ],
  ],
  [
    'a new payout account and number',
    but('phone', 'account'),
    [
      ['marked', 'device'],
      ['held', 'device', 'id', 'person'],
      ['held', 'device', 'id', 'person'],
    ],
  ],
  ['all of it new but ID and payout account', ['idNumber', 'account'], [nothing, ['held', 'id'], ['held', 'id']]],
  [
    'all of it new but birth date and payout account',
    ['birthday', 'account'],
    [nothing, nothing, ['held', 'birth', 'payee']],
  ],
  ['all of it new but the payout account', ['account'], [nothing, nothing, ['marked', 'payee']]],
]

test.each(cases)(
  'somebody excluded who comes back with %s is found at sign-up, KYC and payout by what is left [SAFE-74, SAFE-75, SAFE-76]',
  async (_new, kept, verdicts) => {
    const known = stranger()
    const ana = await excluded(known)
    const again: Traits = { ...stranger(), ...Object.fromEntries(kept.map(part => [part, known[part]])) }
    const ben = await signUp(again)
    expect(ben.uid).not.toBe(ana.uid)
    const found = [await verdictOf(ben)]
    await stateWho(ben, again)
    found.push(await verdictOf(ben))
    await addPayout(ben, again)
    found.push(await verdictOf(ben))
    expect(found).toEqual(verdicts)
    const isHeld = verdicts[2][0] === 'held'
    const { data: gates } = await ask(desk.world, 'GET /member/gate/list', {}, ben)
    expect(gates.some(({ cause }) => cause === 'review')).toBe(isHeld)
  },
)
