import { momentText } from '@saya/contract/manilaText.ts'
import { ask, listIncidents, openWorld, type Player, readLedger, voucherCodes, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { instant } from '../../../platform/db/instant.ts'
import { setGate } from '../../gate/index.ts'
import { claimVoucher } from './claim.store.ts'
import { hashCode } from './hashCode.ts'
import { creditClaimed } from '../index.ts'

const minuteMs = 60_000
const lookupKeys = [Buffer.alloc(32, 7)] as const

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3, countsLoopback: true })
})
afterAll(() => world.close())

let player: Player
beforeEach(async () => {
  player = await world.player({ kyc: 'fully_kyc' })
  // Each test is a network of its own.
  await world.db.app(tx => tx.deleteFrom('quota').where('kind', '=', 'vouchers tried in a network').execute())
})

interface Sending {
  readonly as?: Player
  readonly key?: string
  readonly device?: string
}

function exchange(exchangeCode: string, { as = player, key, device }: Sending = {}) {
  const headers: Record<string, string> = {
    ...(key ? { 'idempotency-key': key } : {}),
    ...(device ? { cookie: `device=${device}` } : {}),
  }
  const body = { exchangeCode, device: 'web' as const }
  return ask(world, 'POST /finance/lazada/exchange', { body }, { token: as.token, headers })
}

async function oneCode(amount = '500'): Promise<string> {
  return (await voucherCodes(world, { amount })).codes[0] ?? ''
}

async function postings({ uid }: Player = player) {
  const { journal } = await world.db.member(uid, tx => readLedger(tx, uid))
  return journal.filter(({ kind }) => kind === 20)
}

/** As a call does that is cut off before the money moves. */
function claimOnly(code: string, { uid }: Player = player) {
  const codeHash = hashCode(lookupKeys, code)
  return world.db.app(tx => claimVoucher(tx, { codeHash, uid, nowMs: world.clock.now() }))
}

describe('a code that is good', () => {
  test('becomes balance from the account of vouchers, to be played once, and the answer says so [WALLET-46, WALLET-47]', async () => {
    const code = await oneCode('500')
    const { status, data } = await exchange(code)
    expect(status).toBe(200)
    expect(data).toMatchObject({ message: '₱500.00 was added to your balance.', amount: '500.00' })
    expect(await postings()).toMatchObject([{ source: 4000, destination: 0, amount: 5_000_000n }])
    const lots = await ask(world, 'GET /finance/wallet/lots', {}, player)
    expect(lots.data.d).toMatchObject([{ amount: '500.00', turnover_required: '500.00', name: 'Voucher' }])
    const history = await ask(world, 'GET /finance/transaction/list', { query: { type: '20' } }, player)
    expect(history.data.d).toMatchObject([{ name: 'Voucher', amount: '500.00', after_balance: '500.00' }])
  })

  test.each([
    ['with spaces', (code: string) => ` ${code.replaceAll('-', ' - ')} `],
    ['in small letters', (code: string) => code.toLowerCase()],
    ['without dashes', (code: string) => code.replaceAll('-', '')],
    ['with an O for a nought', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ])('is known %s [WALLET-46]', async (_how, typed) => {
    expect((await exchange(typed(await oneCode()))).status).toBe(200)
  })

  test('is credited once, however often and at once the same call arrives', async () => {
    const code = await oneCode()
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(code, { key: 'tap' })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await exchange(code, { key: 'tap' })).data).toEqual(answers[0]?.data)
    expect(await exchange(code, { key: 'another-tap' })).toMatchObject({ status: 409, code: 'voucher_yours' })
    expect(await postings()).toHaveLength(1)
  })

  test('under a key that another code was sent with is refused and stays whole, also of two at the same moment', async () => {
    const [first, second, third] = [await oneCode(), await oneCode(), await oneCode()]
    expect((await exchange(first, { key: 'tap' })).status).toBe(200)
    expect(await exchange(second, { key: 'tap' })).toMatchObject({ status: 409, code: 'replay_mismatch' })
    const both = await Promise.all([second, third].map(code => exchange(code, { key: 'two' })))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    world.clock.advance(minuteMs)
    expect(await creditClaimed(world.api.kyc)).toBe(0)
    expect(await postings()).toHaveLength(2)
    const left = both[0]?.status === 200 ? third : second
    expect((await exchange(left, { key: 'three' })).status).toBe(200)
  })

  test('that was mistyped leaves its key for the right one', async () => {
    const code = await oneCode()
    expect(await exchange('WRONG-CODE', { key: 'tap' })).toMatchObject({ code: 'voucher_refused' })
    expect((await exchange(code, { key: 'tap' })).status).toBe(200)
  })

  test('is one member’s alone when many ask for it at the same moment, from devices of their own', async () => {
    const code = await oneCode()
    const others = await Promise.all(Array.from({ length: 5 }, () => world.player({ kyc: 'fully_kyc' })))
    const answers = await Promise.all(others.map(as => exchange(code, { as })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code: refused }) => refused === 'voucher_refused')).toHaveLength(4)
    const posted = await Promise.all(others.map(postings))
    expect(posted.flat()).toHaveLength(1)
  })

  test('of two devices of one member is credited once', async () => {
    const code = await oneCode()
    const answers = await Promise.all([exchange(code, { key: 'phone' }), exchange(code, { key: 'tablet' })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await postings()).toHaveLength(1)
  })
})

describe('a call that was cut off when the voucher was claimed and the money had not moved', () => {
  test('goes on when it is made again', async () => {
    const code = await oneCode()
    await claimOnly(code)
    expect((await exchange(code, { key: 'tap' })).status).toBe(200)
    expect(await postings()).toHaveLength(1)
  })

  test('is finished by the worker, once, and whoever asks again is told that they have it', async () => {
    const code = await oneCode()
    await claimOnly(code)
    expect(await creditClaimed(world.api.kyc)).toBe(0)
    world.clock.advance(minuteMs)
    await Promise.all([creditClaimed(world.api.kyc), creditClaimed(world.api.kyc)])
    expect(await postings()).toHaveLength(1)
    expect(await creditClaimed(world.api.kyc)).toBe(0)
    expect(await exchange(code)).toMatchObject({ status: 409, code: 'voucher_yours' })
    expect(await postings()).toHaveLength(1)
  })

  test('is finished though the money had moved and only the note of it was lost', async () => {
    const code = await oneCode()
    await exchange(code)
    await world.db.app(tx =>
      tx.updateTable('voucher').set({ credited_at: null }).where('uid', '=', player.uid).execute(),
    )
    world.clock.advance(minuteMs)
    expect(await creditClaimed(world.api.kyc)).toBe(1)
    expect(await creditClaimed(world.api.kyc)).toBe(0)
    expect(await postings()).toHaveLength(1)
  })

  test('has made the voucher that member’s, and nobody else’s', async () => {
    const code = await oneCode()
    await claimOnly(code)
    const as = await world.player({ kyc: 'fully_kyc' })
    expect(await exchange(code, { as })).toMatchObject({ status: 422, code: 'voucher_refused' })
  })
})

describe('a code that is not good', () => {
  test.each(['ABCDE', 'A'.repeat(50)])('%j has a length that is taken, and is looked for [WALLET-35]', async code => {
    expect(await exchange(code)).toMatchObject({ code: 'voucher_refused' })
  })

  test.each(['', ' ', 'A', 'ABCD', ' A B C D ', 'A'.repeat(51)])(
    '%j is refused by its length alone, and is no try [WALLET-35]',
    async code => {
      for (let time = 0; time < 7; time++) {
        expect(await exchange(code, { key: `try-${time}` })).toMatchObject({
          status: 422,
          code: 'voucher_code',
          sentence: 'Verification code error',
        })
      }
    },
  )

  test('is refused in the same words whether it never was, was used, has expired or was withdrawn', async () => {
    const used = await oneCode()
    await exchange(used, { as: await world.player({ kyc: 'fully_kyc' }) })
    const withdrawn = await voucherCodes(world)
    await world.db.app(tx =>
      tx
        .updateTable('voucher_batch')
        .set({ status: 'void', voided_at: instant(world.clock.now()) })
        .where('id', '=', BigInt(withdrawn.batchId))
        .execute(),
    )
    const expired = await voucherCodes(world)
    await world.db.app(tx =>
      tx
        .updateTable('voucher_batch')
        .set({ expires_at: instant(world.clock.now()) })
        .where('id', '=', BigInt(expired.batchId))
        .execute(),
    )
    const bad = ['ABCDE', used, withdrawn.codes[0] ?? '', expired.codes[0] ?? '']
    const answers = []
    for (const code of bad) answers.push(await exchange(code))
    expect(new Set(answers.map(({ status, code, sentence }) => `${status} ${code} ${sentence}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 422, code: 'voucher_refused' })
    expect(await postings()).toEqual([])
  })

  test('is taken five times in ten minutes from one member, and then not even a good one is', async () => {
    const code = await oneCode()
    const wrong = await Promise.all(Array.from({ length: 8 }, (_, at) => exchange(`WRONG-${at}`)))
    expect(wrong.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(3)
    const late = await exchange(code)
    expect(late).toMatchObject({ status: 429, code: 'voucher_tries' })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    world.clock.advance(10 * minuteMs)
    expect((await exchange(code)).status).toBe(200)
  })

  test('is taken ten times from one device, whoever holds it', async () => {
    const device = 'D'.repeat(43)
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => world.player({ kyc: 'fully_kyc' })))
    for (const as of [first, second]) {
      for (let at = 0; at < 5; at++)
        expect((await exchange(`WRONG-${at}`, { as: as as Player, device })).status).toBe(422)
    }
    expect(await exchange(await oneCode(), { as: third as Player, device })).toMatchObject({ status: 429 })
    expect((await exchange(await oneCode(), { as: third as Player })).status).toBe(200)
  })

  test('uses nothing up when it was good: ten in a row are taken', async () => {
    const { codes } = await voucherCodes(world, { quantity: 10, amount: '20' })
    for (const code of codes) expect((await exchange(code)).status).toBe(200)
    expect(await postings()).toHaveLength(10)
  })
})

test.each([
  [
    'exclusion',
    'gate_exclusion_until',
    /excluded from play until .+ [AP]M\. .*withdraw your balance, see your records and write to Service/,
  ],
  ['time_out', 'gate_time_out', /You are on a break until .+ [AP]M\. .*You can still withdraw and see your records/],
  ['staff', 'gate_staff', /closed for your account\. You can still withdraw and see your records\. Contact Service/],
] as const)(
  'under %s a member exchanges nothing, claims nothing, and reads until when and what stays open [FACT-04]',
  async (cause, refusal, says) => {
    const code = await oneCode()
    const ben = await world.player({ kyc: 'fully_kyc' })
    const nowMs = world.clock.now()
    const closedUntilMs = cause === 'staff' ? null : nowMs + 60 * minuteMs
    await world.db.member(ben.uid, tx => setGate(tx, { uid: ben.uid, cause, openUntilMs: null, closedUntilMs, nowMs }))
    const refused = await exchange(code, { as: ben })
    expect(refused).toMatchObject({ status: 403, code: refusal })
    expect(refused.sentence).toMatch(says)
    if (closedUntilMs !== null) expect(refused.sentence).toContain(momentText(closedUntilMs)[0])
    expect([await postings(ben), (await exchange(code)).status]).toEqual([[], 200])
  },
)

test('under a limit’s rest a voucher is exchanged: it is no play [FACT-04]', async () => {
  const [ben, nowMs] = [await world.player({ kyc: 'fully_kyc' }), world.clock.now()]
  const gate = { uid: ben.uid, cause: 'rest', openUntilMs: null, closedUntilMs: nowMs + 60 * minuteMs, nowMs } as const
  await world.db.member(ben.uid, tx => setGate(tx, gate))
  expect((await exchange(await oneCode(), { as: ben })).status).toBe(200)
})

test('an excluded member exchanges nothing, claims nothing, and reads why [FACT-04]', async () => {
  const code = await oneCode()
  const ben = await world.player({ kyc: 'fully_kyc' })
  const gate = {
    uid: ben.uid,
    cause: 'exclusion',
    openUntilMs: null,
    closedUntilMs: null,
    nowMs: world.clock.now(),
  } as const
  await world.db.member(ben.uid, tx => setGate(tx, gate))
  expect(await exchange(code, { as: ben })).toMatchObject({ status: 403, code: 'gate_exclusion' })
  expect((await exchange(code)).status).toBe(200)
})

test.each(['unset', 'frozen', 'block'] as const)(
  'a member who is %s exchanges nothing, and claims nothing',
  async kyc => {
    const code = await oneCode()
    const refused = await exchange(code, { as: await world.player({ kyc }) })
    expect(refused.status).toBe(403)
    expect((await exchange(code)).status).toBe(200)
  },
)

test('while the channel of vouchers is closed nothing is exchanged [WALLET-16]', async () => {
  const code = await oneCode()
  const open = (isOpen: boolean) =>
    world.db.ref(tx => tx.updateTable('channel').set({ is_open: isOpen }).where('id', '=', '1008').execute())
  await open(false)
  expect(await exchange(code)).toMatchObject({ status: 422, code: 'channel_unknown' })
  await open(true)
  expect((await exchange(code)).status).toBe(200)
})

test('whoever is not signed in exchanges nothing', async () => {
  const body = { exchangeCode: await oneCode() }
  expect((await ask(world, 'POST /finance/lazada/exchange', { body })).status).toBe(401)
})

test('nothing of a code is kept but its hash, and no incident is open', async () => {
  const code = await oneCode()
  const rows = await world.db.app(tx => tx.selectFrom('voucher').selectAll().execute())
  const text = JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  expect(text).not.toContain(code)
  expect(text).not.toContain(code.replaceAll('-', ''))
  expect(await world.db.app(listIncidents)).toEqual([])
})
