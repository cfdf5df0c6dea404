import { createDatabase, dropDatabase } from '@saya/postgres'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of any database of the tests' PostgreSQL, with `*` for its name. */
    postgresUrl: string
    /** The same by its socket in the file system. */
    postgresSocketUrl: string
  }
}

/** Serves as an operator's server does: it may not change the shape of the database. */
export const serverRole = 'saya_server'

/** The same database as whoever serves it sees it. */
export function asServer(url: string): string {
  const own = new URL(url)
  own.username = serverRole
  return own.href
}

let made = 0
let given: string | undefined

export interface OwnDatabase {
  readonly url: string
  /** The same by a socket in the file system, where no test stands in between: each statement costs a fifth less. */
  readonly socketUrl: string
  drop(): Promise<void>
}

/** For a world that is opened by something else than a test: the address that tests are given, on a PostgreSQL with the templates. */
export function takePostgres(url: string): void {
  given = url
}

/** Migrated databases by the number of their member schemas, without and with the demo's content, those of the other services, and an empty one. */
type Template = 'saya_one' | 'saya_three' | 'content_one' | 'content_three' | 'sandbox' | 'studio' | 'template1'

/** A fresh database of a test's own, cloned from a template in milliseconds. */
export async function ownDatabase(template: Template): Promise<OwnDatabase> {
  const name = `t_${process.pid}_${++made}`
  const url = (given ?? inject('postgresUrl')).replace('*', name)
  const socketUrlOf = (database: string) => (given ?? inject('postgresSocketUrl')).replace('*', database)
  await createDatabase(socketUrlOf('postgres'), name, template)
  return { url, socketUrl: socketUrlOf(name), drop: () => dropDatabase(socketUrlOf('postgres'), name) }
}
