import { type ConnectionOptions, connection, type Timers } from './connection.ts'

export type FeedState = 'connecting' | 'open' | 'waiting' | 'refused'

export interface SubscribeOptions {
  readonly url: string
  readonly uid: string
  /** The member's own topics. */
  readonly topics: readonly string[]
  /** Read anew for each connection, since a token may have been renewed meanwhile. */
  token(): string
  /** Random and different for each page: the broker ends an older connection of the same name. */
  readonly clientId: string
  onMessage: ConnectionOptions['onMessage']
  /** Refused is the end: the token does not count any more, and nothing is tried again with it. */
  onState?(state: FeedState): void
  readonly timers?: Timers
  readonly openSocket?: (url: string) => WebSocket
}

const reconnectMs = 2000

/** Listens to the member's own topics until it is stopped, reconnecting and subscribing again whenever the line is lost. */
export function subscribe(options: SubscribeOptions): () => void {
  const { uid, onState = () => {}, timers = globalThis } = options
  let stop = connect()

  function connect(): () => void {
    onState('connecting')
    return connection({
      openSocket: url => new WebSocket(url, 'mqtt'),
      ...options,
      timers,
      username: uid,
      password: options.token(),
      onOpen: () => onState('open'),
      onEnd: why => {
        if (why === 'refused') return onState('refused')
        const timer = timers.setTimeout(() => {
          stop = connect()
        }, reconnectMs)
        stop = () => timers.clearTimeout(timer)
        onState('waiting')
      },
    })
  }

  return () => stop()
}
