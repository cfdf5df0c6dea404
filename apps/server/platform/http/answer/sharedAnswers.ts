import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Clock } from '../../clock.ts'
import { followValue } from '../../followValue.ts'
import { recentMap } from '../limit/recentMap.ts'

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
  /** Nobody else may ever ask for it, so it is worth no room and little work. */
  readonly passing?: boolean
}

export interface SharedAnswers {
  /** What has to be waited for before what is kept is relied on: mostly nothing. */
  settle(): Promise<void> | undefined
  get(key: string): SharedAnswer | undefined
  /** Makes an answer, once for all who ask for it at the same time. */
  make(key: string, work: () => Promise<NewAnswer>): Promise<SharedAnswer>
  /** Gives an answer a second name, such as an address that is written differently. */
  alias(key: string, answer: SharedAnswer): void
  /** Forgets everything; whoever changes shared content in this process need not wait for the version. */
  clear(): void
}

const compress = promisify(brotliCompress)

export interface SharedAnswersOptions {
  readonly clock: Clock
  readonly version: () => Promise<bigint | string>
  readonly most?: number
  /** Spends no time on making answers small, where nobody is far away. */
  readonly compressesLightly?: boolean
}

/** Keeps encoded answers until the content's version moves. */
export function sharedAnswers(options: SharedAnswersOptions): SharedAnswers {
  const { clock, version, most = 2000, compressesLightly = false } = options
  const answers = recentMap<SharedAnswer>(most)
  /** Other names of answers, apart from them: however many are invented, no answer gives way to a name. */
  const aliases = recentMap<SharedAnswer>(most)
  const making = new Map<string, Promise<SharedAnswer>>()
  let known: bigint | string | undefined
  let generation = 0
  const { settle } = followValue({ clock, read: version, onRead: watch })

  /** What is being made from the old content is given to those who wait for it, and not kept. */
  function clear(): void {
    generation++
    answers.clear()
    aliases.clear()
    making.clear()
  }

  /** The first version is news too: nobody knows under which one the answers before it were made. */
  function watch(current: bigint | string): void {
    if (current !== known) clear()
    known = current
  }

  async function makeNow(key: string, work: () => Promise<NewAnswer>): Promise<SharedAnswer> {
    const madeIn = generation
    try {
      const made = await work()
      const answer = await encodeShared(made, compressesLightly ? lightly : qualityOf(made))
      if (madeIn === generation && !made.passing) answers.set(key, answer)
      return answer
    } finally {
      if (madeIn === generation) making.delete(key)
    }
  }

  return {
    settle,
    get: key => answers.get(key) ?? aliases.get(key),
    make(key, work) {
      const underWay = making.get(key)
      if (underWay) return underWay
      const made = makeNow(key, work)
      making.set(key, made)
      return made
    },
    alias: aliases.set,
    clear,
  }
}

async function encodeShared(made: NewAnswer, quality: number): Promise<SharedAnswer> {
  const { type, plain, policy, status = 200 } = made
  const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  // Weak, since the plain and the compressed bytes are two forms of the same.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, type, etag, plain, brotli, ...(policy ? { policy } : {}) }
}

const lightly = 2

function qualityOf({ small, passing }: NewAnswer): number {
  if (passing) return lightly
  return small ? constants.BROTLI_MAX_QUALITY : 6
}
