export interface PushMessage {
  readonly endpoint: string
  /** The browser's own point of P-256, and the secret that it shares with us alone, both in base64url. */
  readonly p256dh: string
  readonly auth: string
  /** What the browser shows, as JSON. */
  readonly text: string
  /** How long the service keeps it for a browser that is away. */
  readonly ttlSeconds: number
  readonly urgency: 'high' | 'normal' | 'low'
  /** Of two with the same topic the service keeps the later one for a browser that is away. */
  readonly topic: string
}

/**
 * `taken`: the service has it. `gone`: the browser has no such subscription any more. `refused`: the service will never take
 * it. `later`: it may take it another time, in a while that it may have named.
 */
export type PushOutcome =
  | { readonly kind: 'taken' | 'gone' | 'refused' }
  | { readonly kind: 'later'; readonly afterMs?: number }

/** Whoever brings messages to browsers: each browser's own maker. */
export interface PushSender {
  send(message: PushMessage): Promise<PushOutcome>
}
