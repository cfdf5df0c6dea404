import { once } from 'node:events'
import { join } from 'node:path'
import { addressOf, findRoot, followParent, reportFailed, reportReady } from '@saya/process'
import { openBooks } from './books.store.ts'
import { composeSandbox } from './composeSandbox.ts'
import { faults as newFaults } from './faults.ts'
import { mailRelay } from './mail/mailRelay.ts'
import { gatewaysOf } from './gatewaysOf.ts'
import { housesOf } from './housesOf.ts'
import { readSettings } from './readSettings.ts'

/** What was opened, to be closed in the opposite order. */
const opened: (() => Promise<unknown>)[] = []

followParent(async () => {
  for (const close of opened.reverse()) await close()
})

try {
  const settings = readSettings(process.env)
  const { HOST, SANDBOX_PORT, SANDBOX_MAIL_PORT, SANDBOX_DATABASE_URL } = settings
  const root = findRoot(import.meta.dirname)
  const books = await openBooks(SANDBOX_DATABASE_URL, join(root, 'apps/sandbox/migrations'))
  opened.push(() => books.close())
  const faults = newFaults()
  const { SANDBOX_IDCHECK_KEY: key, SANDBOX_IDCHECK_CLIENT_KEY: clientKey } = settings
  const pageFolder = join(root, 'dist/idCheckPage')
  const idCheck = key && clientKey ? { key, clientKey, now: () => Date.now(), pageFolder } : undefined
  const { SANDBOX_PARTNER_KEY: partnerKey, SANDBOX_PARTNER_CLIENT_KEY: partnerClientKey } = settings
  const platformUrl = () => addressOf(HOST, settings.PORT)
  const partners =
    partnerKey && partnerClientKey
      ? { key: partnerKey, clientKey: partnerClientKey, now: () => Date.now(), platformUrl }
      : undefined
  const gateways = gatewaysOf(settings, () => Date.now())
  const { payMongo, xendit } = gateways
  const transfers = payMongo && { ...payMongo, payoutEventsUrl: () => payoutsBeside(payMongo) }
  const payouts = xendit && { ...xendit, payoutEventsUrl: () => payoutsBeside(xendit) }
  const app = composeSandbox(books, faults, {
    idCheck,
    ...gateways,
    transfers,
    payouts,
    partners,
    push: { now: () => Date.now() },
    logToken: settings.SANDBOX_LOG_TOKEN,
    ...housesOf(settings, () => Date.now()),
  })
  await app.listen({ host: HOST, port: SANDBOX_PORT })
  opened.push(() => app.close())
  const relay = mailRelay(books, faults).listen(SANDBOX_MAIL_PORT, HOST)
  await once(relay, 'listening')
  opened.push(async () => relay.close())
  await reportReady([{ label: 'Outside parties', value: `${addressOf(HOST, SANDBOX_PORT)}/` }])
} catch (error) {
  await reportFailed(error instanceof Error ? error.message : 'The sandbox could not start.')
  process.exit(1)
}

/** Where a gateway tells of payouts: beside where it tells of payments. */
function payoutsBeside({ eventsUrl }: { eventsUrl(): string }): string {
  return eventsUrl().replace(/\/events$/, '/payouts')
}
