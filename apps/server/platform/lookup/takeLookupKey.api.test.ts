import {
  ask,
  askOffice,
  decideAs,
  lookAlikeDesk,
  openWorld,
  ownDatabase,
  type Player,
  staffOf,
  submitAs,
  voucherCodes,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { composeApi } from '../../composeApi.ts'
import { holdAgainstList } from '../../features/exclusionList/index.ts'
import { hashOfNumber } from '../../features/exclusionList/readExclusionList.ts'
import { lookForExcluded } from '../../features/lookAlike/findLookAlikes.ts'
import { openListed } from '../../features/lookAlike/openListed.ts'
import { memberSchemaName } from '../db/schemas.ts'
import { systemRandom } from '../random.ts'
import { sealText } from '../sealedText.ts'
import { keepLookupMark } from './keepLookupMark.ts'
import { lookupColumns } from './lookupColumns.ts'
import { lookupHash, type LookupKeys, markOf } from './lookupKeys.ts'
import { changeLookupKey, takeLookupKey } from './takeLookupKey.store.ts'

const [first, second, third] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8), Buffer.alloc(32, 9)]
/** The pepper that all was hashed under before. */
const peppers = [first] as const
const quiet = { random: systemRandom, show: () => {} }

let world: World
const opened: { close(): Promise<unknown> }[] = []
beforeEach(async () => {
  world = await openWorld({ memberSchemas: 3 })
  await keepLookupMark(world.db, { lookupKeys: [first], peppers })
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
  await world.close()
})

/** A copy of the server that was started with other keys. */
async function copyUnder(lookupKeys: LookupKeys): Promise<World> {
  const apiOptions = { ...world.apiOptions, lookupKeys, metrics: new Registry() }
  const api = composeApi(apiOptions)
  opened.push(api.app)
  return { ...world, apiOptions, api, url: await api.app.listen({ host: '127.0.0.1', port: 0 }) }
}

async function change(keys: LookupKeys, end: 'commit' | 'rollback' = 'commit') {
  const client = new pg.Client(world.databaseUrl)
  await client.connect()
  try {
    await client.query('begin')
    const outcome = await changeLookupKey({ ...quiet, client, keys })
    await client.query(end)
    return outcome
  } finally {
    await client.end()
  }
}

const head = 'name,birth_date,id_number,reference,until'
async function list(...lines: string[]) {
  const { token } = await staffOf(world, { role: 'compliance' })
  const body = { csv: [head, ...lines].join('\n'), reason: 'The list of this week, by mail' }
  expect((await askOffice(world, 'POST /office/api/exclusionList/import', { body }, token)).status).toBe(200)
}

async function gatesOf({ uid }: Player) {
  const rows = await world.db.member(uid, tx =>
    tx.selectFrom('play_gate').select('cause').where('uid', '=', uid).where('cause', '<>', 'kyc').execute(),
  )
  return rows.map(({ cause }) => cause)
}

const ids = { ana: 'N9000010010', bea: 'N9000010020' }

describe('once another key is taken into use', () => {
  test('a voucher of before is exchanged, and by a copy that was given the old key alone it is not [CONST-16]', async () => {
    const { codes } = await voucherCodes(world, { quantity: 1 })
    expect(await change([first, second])).toMatchObject({ result: 'taken' })
    const ana = await world.player({ kyc: 'fully_kyc' })
    const exchange = (on: World) =>
      ask(
        on,
        'POST /finance/lazada/exchange',
        { body: { exchangeCode: codes[0] ?? '', device: 'web' } },
        { token: ana.token },
      )
    expect((await exchange(world)).code).toBe('voucher_refused')
    expect((await exchange(await copyUnder([first, second]))).status).toBe(200)
  })

  test('whoever the regulator lists is excluded, and one whose name is a letter off is held [CONST-17]', async () => {
    await list(
      `Rosa Nakalista,1980-02-03,${hashOfNumber(ids.ana)},R-1,2040-01-01`,
      'Rosalinda Nakatala,1981-03-04,,R-2,2040-01-01',
    )
    await change([first, second])
    const copy = await copyUnder([first, second])
    const [rosa, lina] = [await world.player(), await world.player()]
    const person = { middle_name: '', id_number: ids.ana }
    await submitAs(copy, rosa, { ...person, first_name: 'Rosa', last_name: 'Nakalista', birthday: '1980-02-03' })
    const near = { first_name: 'Rosalinde', last_name: 'Nakatala', birthday: '1981-03-04', id_number: ids.bea }
    await submitAs(copy, lina, { ...person, ...near })
    await workDay(world, holdAgainstList(lookAlikeDesk(copy).deps))
    expect(await gatesOf(rosa)).toEqual(['exclusion'])
    const looks = await world.db.app(tx => tx.selectFrom('look_alike').select(['uid', 'listing']).execute())
    expect(looks.map(({ uid }) => uid)).toContain(lina.uid)
    const listings = await world.db.app(tx => tx.selectFrom('excluded_listing').select(['id', 'sealed']).execute())
    const names = listings.map(({ sealed }) => openListed([first, second], sealed)?.name)
    expect(new Set(names)).toEqual(new Set(['Rosa Nakalista', 'Rosalinda Nakatala']))
    expect(listings.map(({ sealed }) => openListed([first], sealed))).toEqual([undefined, undefined])
  })

  test('who excluded themselves is met again by the ID that they stated before, also where they were held already [CONST-17]', async () => {
    const [ana, again, near] = [await world.player(), await world.player(), await world.player()]
    const person = { middle_name: '', last_name: 'Bumalik', id_number: ids.ana }
    await submitAs(world, ana, { ...person, first_name: 'Ana', birthday: '1980-02-03' })
    expect((await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, ana)).status).toBe(200)
    await lookForExcluded(lookAlikeDesk(world).deps, ana.uid)
    await change([first, second])
    const copy = await copyUnder([first, second])
    await submitAs(copy, again, { ...person, first_name: 'Belen', birthday: '1990-05-06' })
    await lookForExcluded(lookAlikeDesk(copy).deps, again.uid)
    // Without the ID it is the day of birth, and a name that is a letter apart.
    await submitAs(copy, near, {
      ...person,
      first_name: 'Ana',
      last_name: 'Bumalic',
      birthday: '1980-02-03',
      id_number: ids.bea,
    })
    await lookForExcluded(lookAlikeDesk(copy).deps, near.uid)
    const looks = await world.db.app(tx => tx.selectFrom('look_alike').select(['uid', 'signs']).execute())
    expect(looks).toHaveLength(2)
    expect(looks).toContainEqual({ uid: again.uid, signs: expect.arrayContaining(['id']) })
    expect(looks).toContainEqual({ uid: near.uid, signs: expect.arrayContaining(['birth', 'name']) })
  })

  test('one ID is still one member’s alone, and the same hash everywhere [CONST-18]', async () => {
    const [ana, bea] = [await world.player(), await world.player()]
    await submitAs(world, ana, { id_number: ids.ana })
    expect(await decideAs(world, ana.uid, { decision: 'full' })).toMatchObject({ ok: true })
    await change([first, second])
    const copy = await copyUnder([first, second])
    await submitAs(copy, bea, { id_number: ids.ana })
    expect(await decideAs(copy, bea.uid, { decision: 'full' })).toEqual({ ok: false, code: 'id_taken' })
    const { rows } = await world.db.app(tx =>
      sql<{ alike: boolean }>`select count(distinct number_hash) = 1 and count(*) = 2 and bool_and(
        encode(number_hash, 'hex') = (select checks ->> 'idHash' from kyc_case c where c.uid = k.uid)) as alike
        from kyc_id_claim k`.execute(tx),
    )
    expect(rows).toEqual([{ alike: true }])
  })

  test('nothing lies under the old one any more, and a third key follows the second [CONST-16]', async () => {
    const { codes } = await voucherCodes(world, { quantity: 2 })
    const hashes = () => world.db.app(tx => tx.selectFrom('voucher').select('code_hash').orderBy('place').execute())
    const old = await hashes()
    await change([first, second])
    expect(await change([first, second, third])).toMatchObject({ result: 'taken' })
    const now = await hashes()
    for (const { code_hash } of old) expect(now.some(row => row.code_hash.equals(code_hash))).toBe(false)
    const ana = await world.player({ kyc: 'fully_kyc' })
    const body = { exchangeCode: codes[1] ?? '', device: 'web' } as const
    const copy = await copyUnder([first, second, third])
    expect((await ask(copy, 'POST /finance/lazada/exchange', { body }, ana)).status).toBe(200)
  })
})

test('one that is cut off in the midst has changed nothing, and one that is done twice changes nothing more [CONST-19]', async () => {
  await list(`Rosa Nakalista,1980-02-03,${hashOfNumber(ids.ana)},R-1,2040-01-01`)
  const read = () => world.db.app(tx => tx.selectFrom('excluded_listing').selectAll().execute())
  const old = await read()
  expect(await change([first, second], 'rollback')).toMatchObject({ result: 'taken' })
  expect(await read()).toEqual(old)
  await keepLookupMark(world.db, { lookupKeys: [first], peppers })
  await change([first, second])
  const now = await read()
  expect(now).not.toEqual(old)
  expect(await change([first, second])).toEqual({ result: 'in use' })
  expect(await change([second, third])).toEqual({ result: 'other keys' })
  expect(await change([first, third])).toEqual({ result: 'other keys' })
  expect(await read()).toEqual(now)
})

const plain: Readonly<Record<string, string>> = {
  ARRAY: `'{}'`,
  bigint: '1',
  boolean: 'false',
  bytea: `'\\x00'`,
  date: `'2026-03-01'`,
  integer: '1',
  jsonb: `'{}'`,
  smallint: '1',
  text: `''`,
  'timestamp with time zone': 'now()',
  uuid: 'gen_random_uuid()',
}

/** Everywhere a hash lies: its name, and how it is read. A row of a list of names is the same one where a look-alike names it. */
const places = lookupColumns.flatMap(({ target, table, column, field }) =>
  (target === 'app' ? ['app'] : [0, 1, 2].map(memberSchemaName)).map(schema => ({
    table: `${schema}.${table}`,
    column,
    text: table === 'look_alike' ? 'app.excluded_listing.id' : `${schema}.${table}.${column}`,
    read: field ? `${column} ->> '${field}'` : `encode(${column}, 'hex')`,
    field,
  })),
)

/** One row in each of these tables, with a hash of its own in each of the columns and anything in the others that must be filled. */
async function fillEveryPlace(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica')
  const sealed = sealText(first, { use: 'kyc: restricted rows', random: systemRandom, text: 'x' })
  for (const table of new Set(places.map(place => place.table))) {
    const { rows: checks } = await client.query<{ name: string }>(
      `select conname as name from pg_constraint
       where conrelid = $1::regclass and contype in ('c', 'f') and confrelid <> 'app.excluded_listing'::regclass`,
      [table],
    )
    for (const { name } of checks) await client.query(`alter table ${table} drop constraint ${name}`)
    const { rows: needed } = await client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema || '.' || table_name = $1 and is_nullable = 'NO' and column_default is null`,
      [table],
    )
    const values = new Map(needed.map(({ name, type }) => [name, plain[type] ?? 'null']))
    if (values.has('sealed')) values.set('sealed', `'\\x${sealed.toString('hex')}'`)
    for (const { column, field, text } of places.filter(place => place.table === table)) {
      const hex = lookupHash([first], 'use', text).toString('hex')
      values.set(column, field ? `'{"${field}": "${hex}"}'` : `'\\x${hex}'`)
    }
    await client.query(`insert into ${table} (${[...values.keys()].join()}) values (${[...values.values()].join()})`)
  }
  await client.query('set session_replication_role = origin')
}

test('a hash in any of these columns lies under the new key, the same for the same in each of them [CONST-16, CONST-18]', async () => {
  const own = await ownDatabase('content_three')
  const client = new pg.Client(own.url)
  await client.connect()
  opened.push({ close: () => client.end() }, { close: () => own.drop() })
  await client.query('insert into app.lookup_mark (mark) values ($1)', [markOf([first])])
  await fillEveryPlace(client)
  expect(await takeLookupKey(own.url, { ...quiet, keys: [first, second] })).toMatchObject({ result: 'taken' })
  for (const { table, read, text } of places) {
    const { rows } = await client.query<{ hex: string }>(`select ${read} as hex from ${table}`)
    expect([table, read, rows]).toEqual([
      table,
      read,
      [{ hex: lookupHash([first, second], 'use', text).toString('hex') }],
    ])
  }
})

test('one that fails at its last column has changed none before it, and can be done again [CONST-19]', async () => {
  const own = await ownDatabase('content_three')
  const client = new pg.Client(own.url)
  await client.connect()
  opened.push({ close: () => client.end() }, { close: () => own.drop() })
  const [mark, hash] = [markOf([first]), lookupHash([first], 'use', 'text')]
  await client.query('insert into app.lookup_mark (mark) values ($1)', [mark])
  await client.query('insert into app.stated_person (uid, hash) values (1, $1)', [hash])
  async function read(): Promise<unknown> {
    return (await client.query('select mark, hash from app.lookup_mark, app.stated_person')).rows
  }
  function breakOff(sentence: string): void {
    if (/^(\d+) of \1 /.test(sentence)) throw new Error('The line was cut.')
  }
  const change = { ...quiet, keys: [first, second] as const }
  await expect(takeLookupKey(own.url, { ...change, show: breakOff })).rejects.toThrow('The line was cut.')
  expect(await read()).toEqual([{ mark, hash }])
  expect(await takeLookupKey(own.url, change)).toEqual({ result: 'taken', hashes: 1 })
  expect(await read()).toEqual([{ mark: markOf([first, second]), hash: lookupHash([first, second], 'use', 'text') }])
})

test('while a copy of the server runs on the database no key is changed [CONST-19]', async () => {
  await world.db.app(tx => sql`select 1`.execute(tx))
  expect(await takeLookupKey(world.databaseUrl, { ...quiet, keys: [first, second] })).toEqual({ result: 'served' })
  await keepLookupMark(world.db, { lookupKeys: [first], peppers })
})

describe('a copy that would look up under other keys than the data lie under does not start', () => {
  test.each([
    ['another key', [second]],
    ['a key too many', [first, second]],
  ] as const)('%s [CONST-20]', async (_what, lookupKeys) => {
    await expect(keepLookupMark(world.db, { lookupKeys, peppers })).rejects.toThrow('LOOKUP_KEY')
  })

  test('data of before there was such a key lie under the pepper of that time, and nothing else is taken for it [CONST-20]', async () => {
    await voucherCodes(world, { quantity: 1 })
    await world.db.app(tx => tx.deleteFrom('lookup_mark').execute())
    const start = (lookupKeys: LookupKeys, own: readonly [Buffer, ...Buffer[]]) =>
      keepLookupMark(world.db, { lookupKeys, peppers: own })
    await expect(start([second], [first])).rejects.toThrow('give LOOKUP_KEY the value that OTP_PEPPER had')
    await start([first], [second, first])
    await start([first], [second])
  })
})

test('every column of bytes is among those that are hashed again, or it is said here what it is [CONST-21]', async () => {
  const others = new Set([
    'box_day.sealed_seed',
    'goods_claim.sealed_recipient',
    'payee.sealed_number',
    'redemption.sealed_recipient',
    'operator.totp_secret',
    'excluded_listing.sealed',
    'restricted_person.sealed',
    'lookup_mark.mark',
    // Of what is drawn at random, or known whole to whoever looks it up: no key is needed.
    'handoff.code_hash',
    'known_device.device_hash',
    'operator_device.device_hash',
    'partner_code.code_hash',
    'recovery_code.code_hash',
    'referral.device_hash',
    'replaced_token.token_hash',
    'session.token_hash',
    'session.previous_hash',
    'staff_session.token_hash',
    'staff_ticket.ticket_hash',
    'game_session.token_hash',
    'wallet.session',
    // The half of a key that anybody may know.
    'passkey.public_key',
    // Of texts, calls and chains.
    'staff_act.previous_hash',
    'staff_act.hash',
    'staff_chain.hash',
    'audited.hash',
    'journal.hash',
    'journal_beyond.hash',
    'command.kept_hash',
    'consent.text_hash',
    'legal_document.text_hash',
    'kyc_photo.sha256',
    'kyc_upload.sha256',
    'kyc_version.fingerprint',
    'money_call.key_hash',
    'money_call.fingerprint',
    'wallet.head',
    'wallet.unposted_head',
    // Good for minutes, under OTP_PEPPER.
    'one_time_code.code_hash',
  ])
  const again = new Set(lookupColumns.map(({ table, column }) => `${table}.${column}`))
  const { rows } = await world.db.app(tx =>
    sql<{ name: string }>`
      select distinct c.table_name || '.' || c.column_name as name
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema ~ '^(app|ref|member_[0-9]+)$' and c.data_type = 'bytea' and t.table_type = 'BASE TABLE'
      order by 1`.execute(tx),
  )
  const names = rows.map(({ name }) => name).filter(name => !/_[0-9]{4}_[0-9]{2}\.|_p[0-9]+\./.test(name))
  expect(names.filter(name => !again.has(name) && !others.has(name))).toEqual([])
  expect([...others].filter(name => again.has(name))).toEqual([])
})

test('a hash tells nothing to whoever knows an earlier key alone [CONST-16]', () => {
  expect(lookupHash([first, second], 'use', 'text')).not.toEqual(lookupHash([first], 'use', 'text'))
  expect(lookupHash([first, second], 'use', 'text')).not.toEqual(lookupHash([second], 'use', 'text'))
  expect(lookupHash([first, second], 'use', 'text')).toEqual(lookupHash([first, second], 'use', 'text'))
})
