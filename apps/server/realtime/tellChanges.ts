import type { ChangeMessage } from '@saya/contract/realtime/changeTopic.ts'
import type { Broker } from '../platform/broker/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { News } from '../platform/events/index.ts'

interface TellingDeps {
  readonly clock: Clock
  readonly news: Pick<News, 'on'>
  readonly broker: Pick<Broker, 'isConnected' | 'publish'>
  readonly onFault: (fault: unknown) => void
}

/** Tells members who are connected here that something of theirs is another one, as soon as it is. */
export function tellChanges({ clock, news, broker, onFault }: TellingDeps): void {
  news.on('member.changed', ({ uid, about }) => {
    if (!broker.isConnected(uid)) return
    const message: ChangeMessage = { about, at: Math.floor(clock.now() / 1000) }
    broker.publish(uid, JSON.stringify(message), 'change').catch(onFault)
  })
}
