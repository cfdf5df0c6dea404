import { createHash } from 'node:crypto'

/** How a policy names one inlined script or style: by the hash of its exact text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export interface PagePolicy {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Where games and pay pages are framed from. */
  readonly frames: readonly string[]
  /** Where pictures come from beside our own host. */
  readonly images: readonly string[]
  /** What the app talks to beside our own host. */
  readonly connections: readonly string[]
}

/** The policy of a page: our own origin, the exact texts inlined in it, and nothing else. `{host}` is filled in when it is sent. */
export function contentSecurity({ scripts, styles, frames, images, connections }: PagePolicy): string {
  const own = (texts: readonly string[]) => ["'self'", ...texts.map(hashSource)].join(' ')
  const others = (sources: readonly string[]) => sources.map(source => ` ${source}`).join('')
  return [
    "default-src 'none'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
    `img-src 'self' data: blob:${others(images)}`,
    "font-src 'self'",
    // Older browsers do not count a WebSocket of the same host as the same origin.
    `connect-src 'self' ws://{host} wss://{host}${others(connections)}`,
    `frame-src 'self'${others(frames)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
