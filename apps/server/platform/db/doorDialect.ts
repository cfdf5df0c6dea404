import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import { DoorConnection } from './doorConnection.ts'

/** Kysely on connections of a pool that others use too, in transactions whose unqualified names mean one path. */
export function doorDialect(pool: pg.Pool, searchPath: string): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => doorDriver(pool, searchPath),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function doorDriver(pool: pg.Pool, searchPath: string): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => new DoorConnection(pool, await pool.connect(), searchPath),
    // It begins with its first statement.
    beginTransaction: async () => {},
    commitTransaction: connection => own(connection).commit(),
    rollbackTransaction: connection => own(connection).rollback(),
    releaseConnection: async connection => own(connection).release(),
    // The pool is closed by whoever opened it.
    destroy: async () => {},
  }
}

function own(connection: DatabaseConnection): DoorConnection {
  if (connection instanceof DoorConnection) return connection
  throw new TypeError('A connection of another driver came in at this door.')
}
