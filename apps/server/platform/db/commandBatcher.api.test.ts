import { ownDatabase } from '@saya/testing'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BatcherBusy, type BatcherOptions, type CommandBatcher, commandBatcher } from './commandBatcher.ts'

/** A function that takes notes as the ledger takes commands, and tells which came together. */
const notes = (schema: string) => `
  create schema ${schema};
  create table ${schema}.wallet (uid bigint primary key);
  insert into ${schema}.wallet select generate_series(1, 400);
  create table ${schema}.batch (id integer generated always as identity, waits boolean not null, words text[] not null);
  create table ${schema}.note (word text primary key, unlike text, foreign key (unlike) references ${schema}.note deferrable initially deferred);
  create function ${schema}.take_notes(_uids bigint[], _words text[], _waits boolean)
  returns table (lengths integer[], held boolean[]) language plpgsql as $$
  declare free bigint[];
  begin
    if _waits then
      free := array(select w.uid from ${schema}.wallet w where w.uid in (select unnest(_uids)) for update);
    else
      free := array(select w.uid from ${schema}.wallet w where w.uid in (select unnest(_uids)) for update skip locked);
    end if;
    if exists (select from unnest(_uids, _words) n (uid, word) where n.word = 'poison') then raise exception 'poisoned' using errcode = '22023'; end if;
    if exists (select from unnest(_uids, _words) n (uid, word) where n.word = 'slow') then perform pg_sleep(0.15); end if;
    if exists (select from unnest(_uids, _words) n (uid, word) where n.word = 'endless') then perform pg_sleep(60); end if;
    insert into ${schema}.note select n.word, case n.word when 'fails at commit' then 'nobody' end from unnest(_uids, _words) n (uid, word) where n.uid = any (free);
    insert into ${schema}.batch (waits, words)
      select _waits, array_agg(n.uid || ':' || n.word order by o) from unnest(_uids, _words) with ordinality n (uid, word, o) where n.uid = any (free) having count(*) > 0;
    return query select array_agg(length(n.word) order by o), array_agg(not n.uid = any (free) order by o) from unnest(_uids, _words) with ordinality n (uid, word, o);
  end $$;`

let own: Awaited<ReturnType<typeof ownDatabase>>
let desk: pg.Client
let batcher: CommandBatcher
beforeAll(async () => {
  own = await ownDatabase('saya_one')
  desk = new pg.Client({ connectionString: own.url })
  await desk.connect()
  await desk.query(notes('one') + notes('two'))
})
afterAll(async () => {
  await desk.end()
  await own.drop()
})
beforeEach(async () => {
  await desk.query(['one', 'two'].map(schema => `truncate ${schema}.note, ${schema}.batch restart identity`).join(';'))
  batcher = openNotes()
})
afterEach(() => batcher.close())

function openNotes(wish: Partial<BatcherOptions> = {}): CommandBatcher {
  return commandBatcher({
    url: own.url,
    // Odd wallets live in the first schema, so that with one lane both meet in one queue.
    schemaOf: uid => (uid % 2n ? 'one' : 'two'),
    statementFor: schema => `select * from ${schema}.take_notes($1, $2, $3)`,
    tail: () => [],
    isHeld: row => row.held === 't',
    lanes: 1,
    ...wish,
  })
}

function note(uid: number, word: string, names: readonly string[] = [word]) {
  return batcher.submit({ uid: BigInt(uid), names, columns: [String(uid), word] })
}

async function batches(schema: 'one' | 'two' = 'one'): Promise<string[][]> {
  const { rows } = await desk.query<{ words: string[] | null }>(`select words from ${schema}.batch order by id`)
  return rows.map(({ words }) => words ?? [])
}

const many = (count: number, first = 0) => Array.from({ length: count }, (_, index) => `n${first + index}`)

describe('batches', () => {
  test('are sent at once while the connection is idle, and collected while it is busy, at most 128', async () => {
    const slow = note(1, 'slow')
    await until(() => batcher.waiting() === 0)
    const later = many(300).map((word, index) => note(1 + 2 * (index % 100), word))
    await Promise.all([slow, ...later])
    expect((await batches()).map(words => words.length)).toEqual([1, 128, 128, 44])
  })

  test('never mix two schemas, and none of them starves', async () => {
    await Promise.all(many(200).map((word, index) => note(1 + index, word)))
    const [one, two] = [await batches('one'), await batches('two')]
    expect(one.flat()).toHaveLength(100)
    expect(two.flat()).toHaveLength(100)
    expect(one.flat().every(word => Number.parseInt(word, 10) % 2 === 1)).toBe(true)
  })

  test('keep the order of each wallet, and never hold two that are entangled', async () => {
    const rounds = (index: number) => [`n${index}`, `r${(index * 7) % 13}`]
    await Promise.all(many(300).map((word, index) => note(1 + 2 * (index % 5), word, rounds(index))))
    const all = await batches()
    for (let wallet = 0; wallet < 5; wallet++) {
      const wanted = many(300)
        .filter((_, index) => index % 5 === wallet)
        .map(word => `${1 + 2 * wallet}:${word}`)
      expect(all.flat().filter(word => word.startsWith(`${1 + 2 * wallet}:`))).toEqual(wanted)
    }
    for (const words of all) {
      const names = words.flatMap(word => rounds(Number(word.split(':n')[1])))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('are answered busy at once beyond what may wait', async () => {
    await batcher.close()
    batcher = openNotes({ bound: 5 })
    const slow = note(1, 'slow')
    await until(() => batcher.waiting() === 0)
    const answers = await Promise.allSettled(many(8).map(word => note(1, word)))
    await slow
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<string>(5).fill('fulfilled'),
      ...Array<string>(3).fill('rejected'),
    ])
    expect((answers[7] as PromiseRejectedResult).reason).toBeInstanceOf(BatcherBusy)
  })

  test('of which one is poisoned are done again, and only the poison fails', async () => {
    const words = [...many(40), 'poison', ...many(40, 40)]
    const answers = await Promise.allSettled(words.map((word, index) => note(1 + 2 * (index % 7), word, [`${index}`])))
    expect(answers.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([40])
    const kept = await desk.query('select from one.note')
    expect(kept.rowCount).toBe(80)
    expect((await batches()).flat().filter(word => word.startsWith('1:'))).toEqual(
      many(80)
        .map((word, index) => ({ word, place: index < 40 ? index : index + 1 }))
        .filter(({ place }) => place % 7 === 0)
        .map(({ word }) => `1:${word}`),
    )
  })

  test('of which one takes longer than anybody would wait are done again, and only that one fails', async () => {
    const answers = await Promise.allSettled([note(1, 'endless'), note(3, 'good')])
    expect(answers).toMatchObject([{ status: 'rejected', reason: { code: '57014' } }, { status: 'fulfilled' }])
  })

  test('that carry a character no database takes fail alone too', async () => {
    const answers = await Promise.allSettled([note(1, 'good'), note(3, 'bad\u0000', ['x']), note(5, 'better')])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  test('are not answered before their commit: one whose commit fails is refused', async () => {
    await expect(note(1, 'fails at commit')).rejects.toMatchObject({ code: '23503' })
    expect((await desk.query('select from one.note')).rowCount).toBe(0)
  })

  test('are finished when the batcher closes, and nothing more is taken', async () => {
    const answers = many(300).map((word, index) => note(1 + (index % 100), word))
    const closed = batcher.close()
    await expect(note(1, 'late')).rejects.toBeInstanceOf(BatcherBusy)
    await closed
    expect(await Promise.all(answers)).toHaveLength(300)
    const { rows } = await desk.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'saya batches'`,
    )
    expect(rows).toHaveLength(0)
  })
})

describe('a wallet that somebody else holds', () => {
  async function hold(uid: number) {
    const holder = new pg.Client({ connectionString: own.url })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from one.wallet where uid = $1 for update', [uid])
    return async () => {
      await holder.query('rollback')
      await holder.end()
    }
  }

  test('waits alone with all that comes for it, in order, while the others go on', async () => {
    const release = await hold(1)
    const done: string[] = []
    const words = many(60)
    const answers = words.map((word, index) =>
      note(index % 3 ? 3 + 2 * (index % 20) : 1, word).then(() => done.push(word)),
    )
    await until(() => done.length === 40)
    const held = words.filter((_, index) => index % 3 === 0)
    expect(done.filter(word => held.includes(word))).toEqual([])
    const later = note(1, 'last').then(() => done.push('last'))
    await note(3, 'another')
    await release()
    await Promise.all([...answers, later])
    expect((await batches()).flat().filter(word => word.startsWith('1:'))).toEqual(
      [...held, 'last'].map(word => `1:${word}`),
    )
  })

  test('lets another that is held shorter go before it', async () => {
    const [releaseLong, releaseShort] = [await hold(1), await hold(3)]
    const long = note(1, 'long')
    const short = note(3, 'short')
    await releaseShort()
    expect(await short).toMatchObject({ lengths: '5' })
    await releaseLong()
    expect(await long).toMatchObject({ lengths: '4' })
  })

  test('for longer than anybody would wait is given up, and nothing of it is kept', async () => {
    const release = await hold(1)
    await expect(note(1, 'given up')).rejects.toThrow('held by somebody else')
    await release()
    expect((await desk.query('select from one.note')).rowCount).toBe(0)
    expect(await note(1, 'again')).toMatchObject({ lengths: '5' })
  })

  test('fills no more than its own queue', async () => {
    await batcher.close()
    batcher = openNotes({ bound: 128 })
    const release = await hold(1)
    const first = note(1, 'first')
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await until(async () => (await desk.query(waiting)).rowCount === 1)
    const answers = Promise.allSettled(many(200).map(word => note(1, word)))
    expect(await note(3, 'free')).toMatchObject({ lengths: '4' })
    await release()
    await first
    expect((await answers).filter(({ status }) => status === 'rejected')).toHaveLength(200 - 128)
  })
})

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 2))
}
