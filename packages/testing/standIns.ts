import { join } from 'node:path'
import { openBooks } from '../../apps/sandbox/books.store.ts'
import { composeSandbox } from '../../apps/sandbox/composeSandbox.ts'
import { ownDatabase } from './databases.ts'
import { root } from './root.ts'

/** The outside parties, played on books of a test's own. */
export async function openStandIns(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const own = await ownDatabase('sandbox')
  const books = await openBooks(own.url, join(root, 'apps/sandbox/migrations'))
  const sandbox = composeSandbox(books)
  const url = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    async close() {
      await sandbox.close()
      await books.close()
      await own.drop()
    },
  }
}
