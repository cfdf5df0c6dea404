import { ask, command, openWorld, passkeyTools, plainRules, type Player, readJournal, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '../../platform/db/instant.ts'
import { openGameSession } from '../game/index.ts'
import { post } from '../wallet/index.ts'

let world: World
let counter = 0
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

/** A member with something of everything: a deposit, a round, a consent, a way to reach them. */
async function withHistory(): Promise<Player> {
  const ana = await world.player({ kyc: 'fully_kyc' })
  const { uid } = ana
  const name = () => `own ${++counter}`
  const paid = { act: 'deposit', gateway: 1, uid, reference: name(), amount: 5_000_000n } as const
  await world.db.member(uid, tx => post(tx, { ...paid, nowMs: world.clock.now() }))
  const round = { uid, roundId: name(), game: 1001, rules: plainRules }
  const txId = name()
  await world.ledger.apply(command({ kind: 'bet', ...round, txId, amount: 100_000n }))
  const settled = { ...round, txId: name(), refTxId: txId, amount: 250_000n, closesRound: true }
  await world.ledger.apply(command({ kind: 'settle', ...settled }))
  await readJournal(world)
  const { hash } = (await ask(world, 'GET /member/terms')).data
  await ask(world, 'POST /member/terms/accept', { body: { hash } }, { token: ana.token })
  return ana
}

function copy(token: string) {
  return ask(world, 'POST /member/export', {}, { token })
}

test('a copy holds what every noun keeps of the member', async () => {
  const ana = await withHistory()
  const { status, data } = await copy(ana.token)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    uid: String(ana.uid),
    made_at: Math.floor(world.clock.now() / 1000),
    sign_in: { phone: ana.phone, username: `u${ana.phone.slice(1)}`, email: '', password_set_at: 0 },
    sessions: [{ ended_at: 0 }],
    profile: { uid: String(ana.uid), phone: ana.phone, kyc_status: 5 },
    kyc: { versions: [], changes: [] },
    consents: [{ document: 'terms', version: 1, address: '127.0.0.1' }, { document: 'privacy' }],
    lots: { rows: [{ name: 'Deposit', amount: '500.00' }], is_complete: true },
    bets: { rows: [{ bet_amount: '10.00', settlement_amount: '25.00' }], is_complete: true },
  })
  expect(data.wallets.find(({ asset }) => asset === 'PHP')).toMatchObject({ balance: '515.00' })
  expect(data.postings.rows.map(({ amount, is_credit }) => [amount, is_credit])).toEqual([
    ['25.00', true],
    ['10.00', false],
    ['500.00', true],
  ])
})

test('who took a copy is told so in the messages, so that its owner can act if it was somebody else', async () => {
  const ana = await world.player()
  const inbox = async () => (await ask(world, 'GET /member/message/list', {}, { token: ana.token })).data.d
  expect(await inbox()).toEqual([])
  await copy(ana.token)
  expect(await inbox()).toMatchObject([
    {
      kind: 'security_copy',
      title: ['Your data was downloaded', 'Na-download ang data mo'],
      link: '/s-account/devices',
    },
  ])
})

test('a copy names the passkeys, and nothing by which they are checked [AUTH-118]', async () => {
  const ana = await withHistory()
  await passkeyTools(world).added(ana)
  const { data } = await copy(ana.token)
  const nowSeconds = Math.floor(world.clock.now() / 1000)
  const passkey = { name: '', host: '127.0.0.1', is_synced: true, created_at: nowSeconds, used_at: 0 }
  expect(data.passkeys).toEqual([passkey])
  expect(data.sign_in.asks_passkey).toBe(false)
})

test('a copy tells which games were opened, what an ID was read as, how to get a photo, and what it leaves out and why', async () => {
  const ana = await withHistory()
  await world.db.member(ana.uid, async tx => {
    const openedAtMs = world.clock.now()
    const session = { tokenHash: Buffer.alloc(32, 7), uid: ana.uid, provider: 1, game: 1001, openedAtMs }
    await openGameSession(tx, { ...session, expiresAtMs: openedAtMs + 60_000 })
    await tx
      .insertInto('kyc_reading')
      .values({
        id: 'reading 1',
        uid: ana.uid,
        id_type: 'passport',
        state: 'done',
        fields: JSON.stringify({ first_name: 'ANA' }),
        opened_at: instant(openedAtMs),
        done_at: instant(openedAtMs),
      })
      .execute()
    await tx
      .insertInto('kyc_version')
      .values({
        uid: ana.uid,
        version: 1,
        kind: 'submission',
        form: '{}',
        photos: JSON.stringify({ idPhoto: 'a key' }),
        fingerprint: Buffer.alloc(32),
        sent_by: 'member',
        sent_at: instant(openedAtMs),
        status: 2,
      })
      .execute()
  })
  const { data } = await copy(ana.token)
  const at = Math.floor(world.clock.now() / 1000)
  expect(data.game_sessions).toEqual({
    rows: [
      {
        provider_id: 1,
        game_id: 1001,
        opened_at: at,
        expires_at: at + 60,
        ended_at: 0,
        country: '',
        country_source: '',
        vpn_signs: [],
      },
    ],
    is_complete: true,
  })
  const photo = { kind: 'idPhoto', how_to_get_it: expect.stringContaining('data protection officer') }
  expect(data.kyc).toMatchObject({ versions: [{ photos: [photo] }] })
  expect(data.kyc).toMatchObject({ readings: [{ state: 'done', fields: { first_name: 'ANA' }, opened_at: at }] })
  expect(data.withheld.map(({ what }) => what).join(' ')).toMatch(/Notes, tags and marks .* invited you/)
  expect(data.withheld.every(({ why }) => why.length > 20)).toBe(true)
})

test('no token, hash of one, or note of staff is in a copy', async () => {
  const ana = await withHistory()
  await world.db.member(ana.uid, tx =>
    tx.updateTable('profile').set({ note: 'seen with two phones' }).where('uid', '=', ana.uid).execute(),
  )
  const text = JSON.stringify((await copy(ana.token)).data)
  expect(text).not.toContain(ana.token)
  expect(text).not.toMatch(/token|seen with two phones/)
})

test('a copy is of the one who asks, in whichever schema they are, and of nobody else', async () => {
  const people = [await withHistory(), await withHistory(), await withHistory(), await withHistory()]
  expect(new Set(people.map(({ uid }) => world.db.schemaOf(uid))).size).toBe(3)
  for (const person of people) {
    const text = JSON.stringify((await copy(person.token)).data)
    for (const { uid, phone } of people) {
      const isOwn = uid === person.uid
      expect([text.includes(String(uid)), text.includes(phone)]).toEqual([isOwn, isOwn])
    }
  }
})

test('three copies a day, and a fourth on the next; asking at once does not help', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const answers = await Promise.all(Array.from({ length: 5 }, () => copy(ana.token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ code }) => code === 'exports_exhausted')).toHaveLength(2)
  const refused = await copy(ana.token)
  expect(refused.code).toBe('exports_exhausted')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await copy(ben.token)).status).toBe(200)
})

test('who signed in long ago proves first that it is them', async () => {
  const { token } = await world.player()
  world.clock.advance(15 * 60_000)
  expect(await copy(token)).toMatchObject({ status: 403, code: 'step_up_required' })
})

test('of a guest there is nothing to copy', async () => {
  expect(await ask(world, 'POST /member/export')).toMatchObject({ status: 401, code: 'authentication_required' })
})
