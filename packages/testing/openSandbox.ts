import { join } from 'node:path'
import type { Logger } from 'pino'
import { openBooks } from '../../apps/sandbox/books.store.ts'
import { composeSandbox } from '../../apps/sandbox/composeSandbox.ts'
import { messagesApi } from '../../apps/server/platform/sms/messagesApi.ts'
import type { SmsSender } from '../../apps/server/platform/sms/smsSender.ts'
import { ownDatabase } from './databases.ts'
import { root } from './root.ts'

export interface Sandbox {
  readonly url: string
  /** The carrier of text messages among them, spoken to as a real one is. */
  sms(log: Logger): SmsSender
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
    sms: log => messagesApi({ url, account: 'sandbox', key: 'sandbox', from: 'Saya', log }),
    async close() {
      await app.close()
      await books.close()
      await own.drop()
    },
  }
}
