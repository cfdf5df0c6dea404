import { join } from 'node:path'
import { findRoot, followParent, reportFailed, reportReady } from '@saya/process'
import { openBooks } from './books.store.ts'
import { composeSandbox } from './composeSandbox.ts'
import { readSettings } from './readSettings.ts'

/** What was opened, to be closed in the opposite order. */
const opened: (() => Promise<unknown>)[] = []

followParent(async () => {
  for (const close of opened.reverse()) await close()
})

try {
  const { HOST, SANDBOX_PORT, SANDBOX_DATABASE_URL } = readSettings(process.env)
  const books = await openBooks(SANDBOX_DATABASE_URL, join(findRoot(import.meta.dirname), 'apps/sandbox/migrations'))
  opened.push(() => books.close())
  const app = composeSandbox(books)
  await app.listen({ host: HOST, port: SANDBOX_PORT })
  opened.push(() => app.close())
  await reportReady([{ label: 'Outside parties', value: `http://${HOST}:${SANDBOX_PORT}/` }])
} catch (error) {
  await reportFailed(error instanceof Error ? error.message : 'The sandbox could not start.')
  process.exit(1)
}
