import { Kysely, type Transaction } from 'kysely'
import type pg from 'pg'
import { isRestoring, unfinished } from './backup/restoreMark.ts'
import { doorDialect } from './doorDialect.ts'
import { openPool } from './openPool.ts'
import { memberSchemaName, memberSchemaOf } from './schemas.ts'
import type { AppTables, MemberTables, RefTables } from './tables.gen.ts'

export type AppTx = Transaction<AppTables>
export type RefTx = Transaction<RefTables>
export type MemberTx = Transaction<MemberTables & RefTables>

/**
 * The three doors to the database. Each opens a transaction in which unqualified names mean one schema: what all
 * members share, what is found before a member is known, or what one member owns (with `ref` behind it).
 */
export interface Database {
  app<T>(work: (tx: AppTx) => Promise<T>): Promise<T>
  ref<T>(work: (tx: RefTx) => Promise<T>): Promise<T>
  member<T>(uid: bigint, work: (tx: MemberTx) => Promise<T>): Promise<T>
  /** The schema that owns a member, for those who send statements of their own. */
  schemaOf(uid: bigint): string
  /** How many member schemas there are, and the door to one of them, for what looks at all members. */
  readonly memberSchemas: number
  memberSchema<T>(index: number, work: (tx: MemberTx) => Promise<T>, wish?: SchemaWish): Promise<T>
  /** How many connections wait or work, for `/metrics`. */
  load(): { readonly open: number; readonly idle: number; readonly waiting: number }
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

export interface SchemaWish {
  /** Its statements may take as long as they need: they look at everything, on connections of their own. */
  readonly isLong?: boolean
}

const longConnections = 4

export async function openDatabase(url: string, connections = 12, patienceMs?: number): Promise<Database> {
  const patience = patienceMs === undefined ? {} : { patienceMs }
  const pool = openPool({ url, connections, name: 'saya', pipeline: true, ...patience })
  const count = await memberSchemaCount(pool)
  const app = doorTo<AppTables>(pool, 'app')
  const ref = doorTo<RefTables>(pool, 'ref')
  const long = openPool({ url, connections: longConnections, name: 'saya', pipeline: true, isLong: true })
  const doorsTo = (of: pg.Pool) =>
    Array.from({ length: count }, (_, index) => doorTo<MemberTables & RefTables>(of, `${memberSchemaName(index)}, ref`))
  const [members, longMembers] = [doorsTo(pool), doorsTo(long)]

  async function member<T>(uid: bigint, work: (tx: MemberTx) => Promise<T>): Promise<T> {
    return memberSchema(memberSchemaOf(uid, count), work)
  }

  async function memberSchema<T>(
    index: number,
    work: (tx: MemberTx) => Promise<T>,
    { isLong = false }: SchemaWish = {},
  ): Promise<T> {
    const door = (isLong ? longMembers : members)[index]
    if (!door) throw new RangeError('There is no such member schema.')
    return door.transaction().execute(work)
  }

  return {
    app: work => app.transaction().execute(work),
    ref: work => ref.transaction().execute(work),
    member,
    schemaOf: uid => memberSchemaName(memberSchemaOf(uid, count)),
    memberSchemas: count,
    memberSchema,
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: async () => {
      await Promise.all([pool.end(), long.end()])
    },
  }
}

function doorTo<Tables>(pool: pg.Pool, searchPath: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: doorDialect(pool, searchPath) })
}

async function memberSchemaCount(pool: pg.Pool): Promise<number> {
  try {
    if (await isRestoring(pool)) throw new Error(unfinished)
    const { rows } = await pool.query<{ member_schemas: number }>('select member_schemas from app.cluster')
    const count = rows[0]?.member_schemas
    if (!count) throw new Error(unprepared)
    return count
  } catch (error) {
    await pool.end()
    throw isOfNoTable(error) ? new Error(unprepared, { cause: error }) : error
  }
}

const unprepared = 'The database was not prepared: run the migrations first.'

function isOfNoTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01'
}
