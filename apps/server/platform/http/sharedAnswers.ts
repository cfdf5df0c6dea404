import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Clock } from '../clock.ts'

/** An answer that is the same for everyone, encoded once. */
export interface SharedAnswer {
  readonly etag: string
  readonly type: string
  readonly plain: Buffer
  readonly brotli: Buffer
}

export interface SharedAnswers {
  get(key: string): SharedAnswer | undefined
  set(key: string, type: string, plain: Buffer): SharedAnswer
  /** Forgets everything; whoever changes shared content in this process need not wait for the version. */
  clear(): void
}

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
    set(key, type, plain) {
      const answer = {
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
        type,
        plain,
        brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      }
      if (answers.size >= most) answers.delete(answers.keys().next().value as string)
      answers.set(key, answer)
      return answer
    },
    clear: () => answers.clear(),
  }
}
