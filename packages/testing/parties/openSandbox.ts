import { once } from 'node:events'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Books, openBooks } from '../../../apps/sandbox/books.store.ts'
import { composeSandbox } from '../../../apps/sandbox/composeSandbox.ts'
import { faults as newFaults } from '../../../apps/sandbox/faults.ts'
import { mailRelay } from '../../../apps/sandbox/mail/mailRelay.ts'
import { smtpMail } from '../../../apps/server/platform/mail/smtpMail.ts'
import { type Clock, systemClock } from '../../../apps/server/platform/clock.ts'
import { messagesApi } from '../../../apps/server/platform/sms/messagesApi.ts'
import type { SmsSender } from '../../../apps/server/platform/sms/smsSender.ts'
import { type OwnDatabase, ownDatabase } from '../process/databases.ts'
import { openLateDoor } from '../process/lateDoor.ts'
import { type GatewayBooks, gatewayBooks } from './gatewayBooks.store.ts'
import { gatewayKeys, gatewaysAt, mayaKeys, type TestGateways, xenditKeys } from './gatewaysAt.ts'
import { houses, idCheckAt, partnersAt, pushAt, withHouses } from './partiesAt.ts'
import { type ProviderOptions, testRsaKeys } from './providers.ts'
import { root } from '../root.ts'

type KeyPair = ReturnType<typeof testRsaKeys>[number]

export interface Sandbox {
  readonly url: string
  /** The carrier of text messages among them, spoken to as a real one is. */
  sms(log: Logger): SmsSender
  /** The relay of e-mails, likewise. */
  mail(log: Logger): ReturnType<typeof smtpMail>
  /** The service of browsers, likewise. */
  readonly push: ReturnType<typeof pushAt>
  /** The party that reads IDs, likewise. It lives in the real time, whatever time a test has. */
  readonly idCheck: ReturnType<typeof idCheckAt>
  /** The partners whose apps people come in from, likewise, in the time of the gateways. */
  readonly partners: ReturnType<typeof partnersAt>
  /** The payment gateways, likewise. They live in the time they were opened with. */
  readonly gateways: TestGateways['gateways']
  /** Those that pay out. */
  readonly payouts: TestGateways['payouts']
  /** What the gateways themselves have written down. */
  readonly books: GatewayBooks
  /** What providers a world has, with the houses of games among them. */
  withHouses(options: ProviderOptions): ProviderOptions
  /** Where gateways send what happened, once somebody listens there. */
  sendEventsTo(platform: string): void
  close(): Promise<void>
}

const migrations = join(root, 'apps/sandbox/migrations')

/** Books of a test's own, whose database is made once something is written or read: most worlds ask no outside party. */
function booksAtFirstUse(): Books {
  let opening: Promise<{ readonly own: OwnDatabase; readonly books: Books }> | undefined
  async function open() {
    const own = await ownDatabase('sandbox')
    return { own, books: await openBooks(own.socketUrl, migrations) }
  }
  return {
    query(sql, values) {
      opening ??= open()
      return opening.then(({ books }) => books.query(sql, values))
    },
    async close() {
      const opened = await opening
      await opened?.books.close()
      await opened?.own.drop()
    },
  }
}

/** The stand-ins of the outside parties, with books of their own, which are a test's unless they are brought along. */
export async function openSandbox(
  clock: Clock = systemClock,
  brought?: Pick<OwnDatabase, 'url' | 'drop'>,
): Promise<Sandbox> {
  const books = brought ? await openBooks(brought.url, migrations) : booksAtFirstUse()
  const faults = newFaults()
  const [ours, theirs] = testRsaKeys() as [KeyPair, KeyPair]
  const accountKeys = { key: ours.privateKey, theirKey: theirs.publicKey }
  const keys = { key: theirs.privateKey, clientKey: ours.publicKey }
  let [ownUrl, platformUrl] = ['', '']
  const till = (name: string) => ({
    now: clock.now,
    ownUrl: () => ownUrl,
    eventsUrl: () => (platformUrl ? `${platformUrl}/gateway/${name}/events` : undefined),
  })
  const sending = (name: string) => ({
    now: clock.now,
    payoutEventsUrl: () => (platformUrl ? `${platformUrl}/gateway/${name}/payouts` : undefined),
  })
  const compose = () =>
    composeSandbox(books, faults, {
      idCheck: { ...keys, now: systemClock.now, pageFolder: join(root, 'dist/idCheckPage'), reading: { lanes: 1 } },
      payMongo: { ...gatewayKeys, ...till('paymongo') },
      xendit: { ...xenditKeys, ...till('xendit') },
      partners: { ...keys, now: clock.now, platformUrl: () => platformUrl },
      maya: { ...mayaKeys, signingKey: theirs.privateKey, ...till('maya') },
      ...houses({ now: clock.now, ownUrl: () => ownUrl, platformUrl: () => platformUrl }),
      push: { now: clock.now },
      transfers: { ...gatewayKeys, ...sending('paymongo') },
      payouts: { ...xenditKeys, ...sending('xendit') },
    })
  const relay = mailRelay(books, faults).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const { port: mailPort } = relay.address() as { port: number }
  const door = await openLateDoor(compose)
  const { url } = door
  ownUrl = url
  return {
    url,
    sms: log => messagesApi({ url, account: 'sandbox', key: 'sandbox', from: 'Saya', log }),
    mail: log => smtpMail({ url: `smtp://127.0.0.1:${mailPort}`, from: 'Saya <no-reply@saya.example>', log }),
    push: pushAt(url, clock),
    idCheck: idCheckAt(url, accountKeys),
    partners: partnersAt(url, clock, accountKeys),
    ...gatewaysAt(url, clock),
    books: gatewayBooks(books),
    withHouses: options => withHouses(options, url),
    sendEventsTo(platform) {
      platformUrl = platform
    },
    async close() {
      await door.close()
      relay.close()
      await books.close()
      await brought?.drop()
    },
  }
}
