import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Worker } from 'tesseract.js'
import type { Plane } from './plane.ts'
import type { Word } from './words.ts'

export interface Glance {
  /** One line, or a block of them, rather than a page to be taken apart first. */
  readonly layout?: 'page' | 'block' | 'line'
  /** Nothing but these signs is seen. */
  readonly signs?: string
}

export interface Recognizer {
  see(picture: Plane, glance?: Glance): Promise<Word[]>
}

export interface Recognizers {
  /** Wakes them up, so that the next who comes need not wait for it. */
  warm(): void
  /** Lends one out for a card: it is the borrower's alone until the work is done, and dies with one that takes too long. */
  borrow<T>(work: (recognizer: Recognizer) => Promise<T>, patienceMs: number): Promise<T>
  close(): Promise<void>
}

interface Lane {
  readonly worker: Promise<Worker>
  cards: number
}

const layouts = { page: '3', block: '6', line: '7' } as const
/** What a recognizer has once taken of the memory it never gives back, so that it is replaced after some cards. */
const cardsPerWorker = 60
const idleMs = 10 * 60_000

/** As many Tesseracts as there may be at once, each in a thread of its own, started when first needed. */
export function recognizers(count: number): Recognizers {
  const all = new Set<Lane>()
  const free: Lane[] = []
  let lent = 0
  let idle: NodeJS.Timeout | undefined

  function open(): Lane {
    const lane = { worker: wake(), cards: 0 }
    all.add(lane)
    // One that cannot wake fails whoever borrows it, and is ended then.
    lane.worker.catch(() => {})
    return lane
  }
  async function end(lane: Lane): Promise<void> {
    all.delete(lane)
    await lane.worker.then(awake => awake.terminate()).catch(() => {})
  }
  function rest(): void {
    clearTimeout(idle)
    idle = setTimeout(() => void Promise.all(free.splice(0).map(end)), idleMs)
    idle.unref()
  }
  function giveBack(lane: Lane, isGood: boolean): void {
    lane.cards++
    if (isGood && lane.cards < cardsPerWorker && free.length + lent < count) free.push(lane)
    else void end(lane)
    rest()
  }
  return {
    warm() {
      if (free.length + lent === 0) giveBack(open(), true)
    },
    async borrow(work, patienceMs) {
      clearTimeout(idle)
      lent++
      const lane = free.pop() ?? open()
      let isGood = false
      try {
        const awake = await lane.worker
        const done = await within(work(recognizer(awake)), patienceMs)
        isGood = true
        return done
      } finally {
        lent--
        giveBack(lane, isGood)
      }
    },
    async close() {
      clearTimeout(idle)
      free.length = 0
      await Promise.all([...all].map(end))
    },
  }
}

/** All it needs lies in the packages: nothing is fetched, nothing is written. */
async function wake(): Promise<Worker> {
  const { createWorker, OEM } = (await import('tesseract.js')).default
  const languages = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
  return createWorker(
    'eng',
    OEM.LSTM_ONLY,
    { langPath: join(languages, '4.0.0_best_int'), gzip: true, cacheMethod: 'none', errorHandler: () => {} },
    // Names and numbers are no words of English.
    { load_system_dawg: '0', load_freq_dawg: '0', load_number_dawg: '0', load_punc_dawg: '0' },
  )
}

function recognizer(worker: Worker): Recognizer {
  return {
    async see(picture, { layout = 'page', signs = '' } = {}) {
      await worker.setParameters({
        tessedit_pageseg_mode: layouts[layout] as never,
        tessedit_char_whitelist: signs,
        user_defined_dpi: '300',
      })
      const { data } = await worker.recognize(asFile(picture), {}, { text: false, blocks: true })
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines: inside }) => inside))
      return lines
        .flatMap(({ words }) => words)
        .map(({ text, confidence, bbox }) => ({
          text,
          confidence: confidence / 100,
          left: bbox.x0,
          right: bbox.x1,
          top: bbox.y0,
          bottom: bbox.y1,
        }))
    },
  }
}

/** The plainest of file formats: a head of a line, and the bytes. */
function asFile({ data, width, height }: Plane): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}

async function within<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  let alarm: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new TookTooLong()), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(alarm)
  }
}

/** A card that nobody could read in the time there is. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}
