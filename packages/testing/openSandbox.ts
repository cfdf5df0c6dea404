import { join } from 'node:path'
import { openBooks } from '../../apps/sandbox/books.store.ts'
import { composeSandbox } from '../../apps/sandbox/composeSandbox.ts'
import { ownDatabase } from './databases.ts'
import { root } from './root.ts'

export interface Sandbox {
  readonly url: string
  close(): Promise<void>
}

/** The stand-ins of the outside parties, with books of their own. */
export async function openSandbox(): Promise<Sandbox> {
  const own = await ownDatabase('sandbox')
  const books = await openBooks(own.url, join(root, 'apps/sandbox/migrations'))
  const app = composeSandbox(books)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    async close() {
      await app.close()
      await books.close()
      await own.drop()
    },
  }
}
