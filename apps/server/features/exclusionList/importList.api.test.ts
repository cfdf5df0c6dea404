import {
  ask,
  askOffice,
  exclusionDesk,
  lookAlikeDesk,
  openWorld,
  type Player,
  staffOf,
  submitAs,
  workDay,
  type World,
} from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookForExcluded } from '../lookAlike/findLookAlikes.ts'
import { sweepLookAlikes } from '../lookAlike/index.ts'
import { holdAgainstList } from './holdAgainstList.ts'
import { hashOfNumber } from './readExclusionList.ts'

const head = 'name,birth_date,id_number,reference,until'
const reason = 'The list of this week, by mail'

let world: World
let on: ReturnType<typeof lookAlikeDesk>
let token = ''
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  on = lookAlikeDesk(world)
  token = (await staffOf(world, { role: 'compliance' })).token
})
afterAll(() => world.close())

async function importLines(...lines: string[]) {
  token = (await staffOf(world, { role: 'compliance' })).token
  const body = { csv: [head, ...lines].join('\n'), reason }
  return askOffice(world, 'POST /office/api/exclusionList/import', { body }, token)
}
const night = () => workDay(world, holdAgainstList(on.deps))

async function gates(player: Player) {
  const rows = await world.db.member(player.uid, tx =>
    tx
      .selectFrom('play_gate')
      .select(['cause', 'closed_until'])
      .where('uid', '=', player.uid)
      .where('cause', '<>', 'kyc')
      .execute(),
  )
  return rows.map(({ cause }) => cause)
}

let numbered = 0
async function stated(name: string, middle_name = '') {
  const player = await world.player()
  const id_number = `N30000${String(1000 + ++numbered)}0`
  const form = { first_name: name, middle_name, last_name: 'Nakalista', birthday: '1980-02-03', id_number }
  await submitAs(world, player, form)
  return { player, id_number }
}

test('the report of an import counts lines, what is new, known and gone, and names refused lines by number alone [SAFE-82]', async () => {
  const first = await importLines(
    'Rosa Isa,1970-01-01,,R-1,2040-01-01',
    'nonsense',
    'Rosa Dalawa,1970-01-02,,R-2,2040-01-01',
  )
  expect(first.data).toMatchObject({ lines: 3, fresh: 2, known: 0, gone: 0, refused: [{ line: 3, fault: 'columns' }] })
  const second = await importLines('Rosa Isa,1970-01-01,,R-1,2040-01-01', 'Rosa Tatlo,1970-01-03,,R-3,2040-01-01')
  expect(second.data).toMatchObject({ lines: 2, fresh: 1, known: 1, gone: 1, refused: [] })
  expect((await importLines('Rosa Apat,1970-01-04,,R-4,2040-01-01')).data).toMatchObject({ lines: 1, gone: 2 })
  const wrong = await askOffice(world, 'POST /office/api/exclusionList/import', { body: { csv: 'a;b', reason } }, token)
  expect(wrong.code).toBe('exclusion_list_unreadable')
  const { data } = await askOffice(world, 'GET /office/api/exclusionList/list', {}, token)
  expect(data.t).toBe(3)
  const risk = (await staffOf(world, { role: 'risk' })).token
  expect((await askOffice(world, 'GET /office/api/exclusionList/list', {}, risk)).status).toBe(403)
})

const people = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `Tao ${'abcdefghijklmnopqrstuvwxyz'[at] ?? ''},1981-01-01,,L-${at},2040-01-01`,
  )

async function countStanding() {
  const rows = await world.db.app(tx =>
    tx.selectFrom('excluded_listing').select('id').where('gone_at', 'is', null).execute(),
  )
  return rows.length
}

const unreadable: readonly (readonly [string, readonly string[]])[] = [
  ['its first line alone', []],
  ['lines that cannot be read', ['nonsense', 'Juan,31/01/1990,,R-1,2031-12-31']],
]
test.each(unreadable)(
  'a list of %s takes nobody’s place: it is refused in words, and the list before counts [SAFE-113]',
  async (_what, lines) => {
    await importLines(...people(3))
    const before = await countStanding()
    const refused = await importLines(...lines)
    expect(refused).toMatchObject({
      code: 'exclusion_list_empty',
      sentence: expect.stringMatching(/list before still counts/),
    })
    expect([before, await countStanding()]).toEqual([3, 3])
  },
)

/** The tables in which something can be read. */
async function tablesWith(pattern: string): Promise<readonly string[]> {
  return world.db.app(async tx => {
    const { rows } = await sql<{ name: string }>`
      select relnamespace::regnamespace || '.' || relname as name from pg_class
      where relnamespace::regnamespace::text ~ '^(app|ref|member_[0-9]+)$' and relkind in ('r', 'p') and not relispartition`.execute(
      tx,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const met = await sql`select from ${sql.table(name)} t where t::text ~* ${pattern} limit 1`.execute(tx)
      if (met.rows.length > 0) found.push(name)
    }
    return found
  })
}

test('nothing of whom the list names can be read in any table, be it that it waits for a colleague or counts, and the record tells only how many [SAFE-82]', async () => {
  const secret = 'Lihimanda Napangalanko,1971-05-05,N77-88-990011,LIHIMANDA-9,2040-01-01'
  const readable = 'Lihimanda|Napangalanko|1971-05-05|N77-?88-?990011'
  await importLines(...people(9))
  expect(await importLines(secret)).toMatchObject({ code: 'exclusion_list_shrinks' })
  expect(await tablesWith(readable)).toEqual([])
  expect((await importLines(secret)).data).toMatchObject({ lines: 1, fresh: 1, gone: 9 })
  expect(await tablesWith(readable)).toEqual([])
  const [act] = await world.db.app(tx =>
    tx
      .selectFrom('staff_act')
      .select('after')
      .where('action', '=', 'exclusion.import')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute(),
  )
  expect(act?.after).toEqual({ lines: 1, fresh: 1, known: 0, gone: 9, refused: 0 })
})

test('each night a sure match is excluded until the list’s day, plain or hashed, and the same night twice excludes once [SAFE-81]', async () => {
  const [ana, ben] = [await stated('Anita'), await stated('Benito')]
  await importLines(
    `Anita Nakalista,1980-02-03,${ana.id_number},R-1,2040-01-01`,
    `Benito Nakalista,1980-02-03,${hashOfNumber(ben.id_number)},R-2,2040-01-01`,
  )
  await night()
  world.clock.advance(24 * 3_600_000)
  await night()
  for (const { player } of [ana, ben]) {
    const rows = await world.db.member(player.uid, tx =>
      tx.selectFrom('exclusion').select(['source', 'period', 'ends_at']).where('uid', '=', player.uid).execute(),
    )
    expect(rows).toEqual([{ source: 'regulator', period: '', ends_at: Date.parse('2040-01-02T00:00:00+08:00') }])
    expect(await gates(player)).toEqual(['exclusion'])
  }
})

test('whom the list excludes is told in the same words as whom the operator excludes, and neither these nor the copy of their data say who it was [SAFE-70]', async () => {
  const [listed, ben] = [await stated('Dominga'), await world.player()]
  await importLines(`Dominga Nakalista,1980-02-03,${listed.id_number},R-10,2040-01-01`)
  await night()
  const desk = exclusionDesk(world)
  const { data } = await desk.proposeFor(ben, { period: '6m', token })
  await desk.decide(ben, data.id, { token: (await staffOf(world, { role: 'risk' })).token })
  const told = []
  for (const player of [listed.player, ben]) {
    const messages = (await ask(world, 'GET /member/message/list', {}, player)).data.d
    const copy = await ask(world, 'POST /member/export', {}, player)
    const own = messages.filter(({ kind }) => kind === 'exclusion_set')
    const words = own.flatMap(({ title, text }) => [...title, ...text])
    expect(words.join(' ')).toMatch(/You are excluded from play/)
    expect(words.join(' ')).not.toMatch(/regulator|PAGCOR|listahan|\blist\b/i)
    expect(copy.data.exclusions).toEqual([{ cause: 'exclusion', ends_at: expect.any(Number) }])
    expect(JSON.stringify(copy.data)).not.toMatch(/regulator|PAGCOR|R-10|"source"/i)
    told.push(words)
  }
  expect(told[0]).toEqual(told[1])
})

test('an unsure match is held for a person: a name and birth date without the number, be it a letter apart, or the number alone [SAFE-81, SAFE-134]', async () => {
  const [eva, leo, mia] = [await stated('Evita'), await stated('Leonardo'), await stated('Mianita')]
  const apart = await stated('Gregoria')
  await importLines(
    'Evita Nakalista,1980-02-03,,R-3,2040-01-01',
    `Iba Tao,1999-09-09,${leo.id_number},R-4,2040-01-01`,
    'Gregoria Nakalistas,1980-02-03,,R-5,2040-01-01',
  )
  await night()
  expect([await gates(eva.player), await gates(leo.player), await gates(mia.player)]).toEqual([
    ['review'],
    ['review'],
    [],
  ])
  token = (await staffOf(world, { role: 'compliance' })).token
  const [near] = await on.list(apart.player, 'held', token)
  expect([await gates(apart.player), near?.signs.toSorted()]).toEqual([['review'], ['birth', 'name']])
  await on.decide(near?.id ?? '', true, token)
  const [row] = await on.list(eva.player, 'held', token)
  const { data } = await on.look(row?.id ?? '', token)
  expect(data.excluded).toMatchObject({ uid: '', name: 'Evita Nakalista', birthday: '1980-02-03', reference: 'R-3' })
  await on.decide(row?.id ?? '', true, token)
  expect(await gates(eva.player)).toEqual(['exclusion'])
  const [other] = await on.list(leo.player, 'held', token)
  const second = (await staffOf(world, { role: 'risk' })).token
  await on.release(other?.id ?? '', { first: token, second })
  await night()
  expect(await gates(leo.player)).toEqual([])
})

test('a middle name that the list or the member leaves out hides nobody, and a twin of the family is left alone [SAFE-81]', async () => {
  const [fe, lito, nora] = [
    await stated('Felicidad', 'Delos'),
    await stated('Carlito'),
    await stated('Norabel', 'Delos'),
  ]
  await importLines(
    'Felicidad Nakalista,1980-02-03,,R-6,2040-01-01',
    '"Nakalista, Carlito Delos",1980-02-03,,R-7,2040-01-01',
    'Trinidad Delos Nakalista,1980-02-03,,R-8,2040-01-01',
  )
  await night()
  expect(await Promise.all([fe, lito, nora].map(({ player }) => gates(player)))).toEqual([['review'], ['review'], []])
  token = (await staffOf(world, { role: 'compliance' })).token
  const [row] = await on.list(lito.player, 'held', token)
  expect([row?.signs.toSorted(), (await on.look(row?.id ?? '', token)).data.excluded.name]).toEqual([
    ['birth', 'person'],
    'Nakalista, Carlito Delos',
  ])
})

test('a list by which somebody who is held would come free counts once a colleague brings the same, and a line put right keeps them held [SAFE-113]', async () => {
  const lea = await stated('Leandra')
  async function bring(lines: readonly string[], by: string) {
    const body = { csv: [head, ...lines].join('\n'), reason }
    const answer = await askOffice(world, 'POST /office/api/exclusionList/import', { body }, by)
    await sweepLookAlikes(on.deps)
    return answer
  }
  const [rosa, berto] = [
    (await staffOf(world, { role: 'compliance' })).token,
    (await staffOf(world, { role: 'compliance' })).token,
  ]
  const others = people(20)
  await world.db.app(tx => tx.updateTable('look_alike').set({ status: 'ended' }).where('status', '=', 'held').execute())
  await bring([...others, 'Leandra Nakalista,1980-02-03,,R-9,2040-01-01'], rosa)
  await night()
  expect(await gates(lea.player)).toEqual(['review'])
  const longer = await bring([...others, 'Leandra Nakalista,1980-02-03,,R-9,2041-01-01'], rosa)
  expect([longer.data, await gates(lea.player)]).toMatchObject([{ fresh: 1, gone: 1 }, ['review']])
  const sooner = await bring([...others, 'Leandra Nakalista,1980-02-03,,R-9,2039-01-01'], rosa)
  expect(sooner).toMatchObject({
    code: 'exclusion_list_shrinks',
    sentence: expect.stringMatching(/leaves out 1 of the 21 people.*would open: 1\./),
  })
  expect((await bring(others, rosa)).code).toBe('exclusion_list_shrinks')
  expect((await bring(others, rosa)).code).toBe('exclusion_list_shrinks')
  expect(await gates(lea.player)).toEqual(['review'])
  expect((await bring(others, berto)).data).toMatchObject({ lines: 20, gone: 1 })
  expect(await gates(lea.player)).toEqual([])
  expect((await bring(others, rosa)).data).toMatchObject({ lines: 20, gone: 0 })
})

test('each night whoever is excluded is compared as by then: an account that states their name is held, whatever was kept before [SAFE-75]', async () => {
  const [first, again] = [await stated('Rosalinda', 'Delos'), await stated('Rosalinda')]
  await ask(world, 'POST /member/exclusion/set', { body: { period: '1y' } }, first.player)
  await lookForExcluded(on.deps, first.player.uid)
  // As they were kept when names were compared word for word.
  await world.db.app(async tx => {
    await tx.deleteFrom('excluded_sign').where('uid', '=', first.player.uid).execute()
    await tx.deleteFrom('stated_person').execute()
  })
  // The first night keeps the name of each, and the next one compares them, whoever comes first.
  await night()
  await night()
  const worker = await on.startWorker()
  await expect.poll(() => gates(again.player)).toEqual(['review'])
  await worker.close()
})

test('a list that leaves out many people counts once a colleague brings the same within a day [SAFE-113]', async () => {
  const colleague = async () => (await staffOf(world, { role: 'compliance' })).token
  const bring = (lines: readonly string[], by: string) =>
    askOffice(
      world,
      'POST /office/api/exclusionList/import',
      { body: { csv: [head, ...lines].join('\n'), reason } },
      by,
    )
  await bring(people(20), await colleague())
  const few = people(12)
  const [rosa, berto] = [await colleague(), await colleague()]
  const asked = await bring(few, rosa)
  expect(asked).toMatchObject({ code: 'exclusion_list_shrinks', sentence: expect.stringMatching(/8 of the 20 people/) })
  // The same person again, another list and a colleague who comes too late agree to nothing.
  expect((await bring(few, rosa)).code).toBe('exclusion_list_shrinks')
  expect((await bring(people(11), berto)).code).toBe('exclusion_list_shrinks')
  world.clock.advance(24 * 3_600_000)
  expect((await bring(few, await colleague())).code).toBe('exclusion_list_shrinks')
  expect(await countStanding()).toBe(20)
  // To the last second of the day.
  world.clock.advance(24 * 3_600_000 - 1000)
  const leo = await colleague()
  expect((await bring(few, leo)).data).toMatchObject({ lines: 12, known: 12, gone: 8 })
  expect(await countStanding()).toBe(12)
  expect((await bring(people(11), leo)).data).toMatchObject({ gone: 1 })
})
