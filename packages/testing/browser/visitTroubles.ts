import { afterAll, beforeAll } from 'vitest'

const calls = /^\/(member|finance|promo|game|ocr|api|office\/api)\//

interface Answer {
  status(): number
  url(): string
  request(): { method(): string }
}

interface ConsoleMessage {
  type(): string
  text(): string
  location(): { readonly url: string }
}

/** What went wrong in visits. */
export interface VisitTroubles {
  /** Errors of script, policy and console. */
  readonly troubles: string[]
  /** Calls that were refused, or failed: `409 POST /member/limit/set`. */
  readonly refusals: string[]
}

const open = new Set<VisitTroubles>()
const closed = new Set<VisitTroubles>()
const expected = new Set<string>()

/**
 * Names what the visits of a test file meet with on purpose: a refusal as `409 POST /member/limit/set`, or the browser's own words about a
 * request that the test cut. `403 GET *` names every call, where nobody knows which the page is about to make: of a member who is blocked
 * meanwhile, or of a service that closes. Any other fails its test.
 */
export function expectRefusals(...refusals: readonly string[]): void {
  beforeAll(() => {
    for (const refusal of refusals) expected.add(refusal)
  })
  afterAll(() => expected.clear())
}

/** The lists of one visit. What stands in them when the visit closes is still judged. */
export function openTroubles(): VisitTroubles & { readonly close: () => void } {
  const one: VisitTroubles = { troubles: [], refusals: [] }
  open.add(one)
  return {
    ...one,
    close() {
      if (open.delete(one)) closed.add(one)
    },
  }
}

/** All that went wrong since it was asked last and that the test itself did not take out of its list or expect. It fails the test. */
export function takeTroubles(): VisitTroubles {
  const all = [...closed, ...open]
  closed.clear()
  return {
    troubles: all.flatMap(({ troubles }) => troubles.splice(0)).filter(trouble => !expected.has(trouble)),
    refusals: all
      .flatMap(({ refusals }) => refusals.splice(0))
      .filter(refusal => !expected.has(refusal) && !expected.has(refusal.replace(/ [^ ]+$/, ' *'))),
  }
}

/** A call that was refused or failed. */
export function refusalOf(answer: Answer): string | undefined {
  const { pathname } = new URL(answer.url())
  if (answer.status() < 400 || !calls.test(pathname)) return undefined
  return `${answer.status()} ${answer.request().method()} ${pathname}`
}

/** A line that closes while the page takes its leave of it: the page asked whether it was open, and nothing is lost. */
const closedMeanwhile = 'WebSocket is already in CLOSING or CLOSED state.'

/** An error of the console, but for the line that the browser writes about a call: that call's answer is judged itself. */
export function troubleOf(said: ConsoleMessage): string | undefined {
  if (said.type() !== 'error' || said.text() === closedMeanwhile) return undefined
  const isCall = /status of [45]\d\d/.test(said.text()) && calls.test(new URL(said.location().url).pathname)
  return isCall ? undefined : said.text()
}
