import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Clock } from '../clock.ts'

/** An answer that is the same for everyone, encoded once. */
export interface SharedAnswer {
  readonly status: number
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly brotli: Buffer
  /** A page's own security policy, with `{host}` where the host of the request belongs. */
  readonly policy?: string
}

export interface NewAnswer extends Pick<SharedAnswer, 'type' | 'plain' | 'policy'> {
  readonly status?: number
  /** Squeezed as small as can be, which costs tenths of a second once: for pages. */
  readonly small?: boolean
}

export interface SharedAnswers {
  get(key: string): SharedAnswer | undefined
  set(key: string, made: NewAnswer): Promise<SharedAnswer>
  /** Forgets everything; whoever changes shared content in this process need not wait for the version. */
  clear(): void
}

const compress = promisify(brotliCompress)

/**
 * Keeps encoded answers until the content's version moves. The version is asked for once a second at most, beside
 * the requests and not before them, so a change shows in every copy of the server within about a second.
 */
export function sharedAnswers(options: { clock: Clock; version: () => Promise<bigint>; most?: number }): SharedAnswers {
  const { clock, version, most = 2000 } = options
  const answers = new Map<string, SharedAnswer>()
  let known: bigint | undefined
  let askedAtMs = Number.NEGATIVE_INFINITY

  function watch(): void {
    if (clock.now() - askedAtMs < 1000) return
    askedAtMs = clock.now()
    version().then(
      current => {
        if (known !== undefined && current !== known) answers.clear()
        known = current
      },
      // Without the database the last known content is better than none.
      () => {},
    )
  }

  return {
    get(key) {
      watch()
      return answers.get(key)
    },
    async set(key, { type, plain, policy, status = 200, small = false }) {
      const quality = small ? constants.BROTLI_MAX_QUALITY : 6
      const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
      const answer = { status, type, etag, plain, brotli, ...(policy ? { policy } : {}) }
      if (answers.size >= most) answers.delete(answers.keys().next().value as string)
      answers.set(key, answer)
      return answer
    },
    clear: () => answers.clear(),
  }
}
