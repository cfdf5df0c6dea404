import type { KycMessage } from '@saya/contract/realtime/kycTopic.ts'
import { readShownStanding } from '../features/kyc/index.ts'
import type { Broker } from '../platform/broker/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { News } from '../platform/events/index.ts'

interface TellingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly news: Pick<News, 'on'>
  readonly broker: Pick<Broker, 'isConnected' | 'publish'>
  readonly onFault: (fault: unknown) => void
}

/** Tells members who are connected here that their standing is another one, as soon as it is. */
export function tellStanding({ db, clock, news, broker, onFault }: TellingDeps): void {
  async function tell(uid: string): Promise<void> {
    const kycStatus = await readShownStanding({ db, clock }, BigInt(uid))
    if (kycStatus === null) return
    const message: KycMessage = { kyc_status: kycStatus, at: Math.floor(clock.now() / 1000) }
    await broker.publish(uid, JSON.stringify(message), 'kyc')
  }

  news.on('kyc.changed', ({ uid }) => {
    if (broker.isConnected(uid)) tell(uid).catch(onFault)
  })
}
