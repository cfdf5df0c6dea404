import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments } from '../packages/testing/browser/chromiumArguments.ts'
import { findChromium } from '../packages/testing/browser/findChromium.ts'
import type { Bench } from './load/bench.ts'
import { numberOption } from './load/options.ts'
import { keepToken, signIn } from './load/signedIn.ts'
import { startProduct } from './load/startProduct.ts'

interface Figures {
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly bytes: Readonly<Record<string, number>>
}

interface MeasuredPage {
  readonly path: string
  /** Seen by a member, who is signed in on the phone. */
  readonly isOfMember?: true
}

const pages: Readonly<Record<string, MeasuredPage>> = {
  home: { path: '/' },
  category: { path: '/s-game/category/Slot?sort=Popular' },
  points: { path: '/s-points', isOfMember: true },
  mall: { path: '/s-points/mall', isOfMember: true },
  welfare: { path: '/welfare', isOfMember: true },
  vip: { path: '/s-vip', isOfMember: true },
}

/** Lighthouse on a simulated slow phone, the median of five runs a page. */
export const bench: Bench = {
  summary:
    'Lighthouse mobile for the home page, a category, Filcoins, the mall, Welfare and VIP: [--runs 5] [--only NAME]',
  run: page,
}

async function page(args: readonly string[]): Promise<number> {
  const runs = numberOption(args, 'runs', 5)
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined
  const product = await startProduct()
  try {
    const token = await signIn(product.url)
    for (const [name, { path, isOfMember }] of Object.entries(pages)) {
      if (only && only !== name) continue
      // The first visit of a page renders and compresses it; players come after it.
      await fetch(product.url + path, { headers: { accept: 'text/html' } })
      const all: Figures[] = []
      for (let run = 0; run < runs; run++) {
        all.push(await measureAgain(product.url + path, isOfMember ? token : undefined))
        process.stdout.write(`\r${name}: run ${run + 1} of ${runs}`)
      }
      print(name, all)
    }
    return 0
  } finally {
    await product.stop()
  }
}

/** A run that came to nothing is no figure: it is made once more, and a second one ends the bench. */
async function measureAgain(url: string, token?: string): Promise<Figures> {
  const first = await measure(url, token)
  if (!Number.isNaN(first.lcp)) return first
  const second = await measure(url, token)
  if (Number.isNaN(second.lcp)) throw new Error(`Lighthouse could not measure ${url} twice in a row.`)
  return second
}

async function measure(url: string, token?: string): Promise<Figures> {
  const profile = await mkdtemp(join(tmpdir(), 'saya-lighthouse-'))
  const browser = await launch({
    chromePath: findChromium(),
    userDataDir: profile,
    chromeFlags: [...chromiumArguments],
  })
  try {
    if (token) await keepToken(browser.port, url, token)
    const result = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
      disableStorageReset: token !== undefined,
    })
    if (!result) throw new Error('Lighthouse gave no result.')
    const shown = result.lhr.finalDisplayedUrl
    if (shown !== url) throw new Error(`${url} led to ${shown}, which is another page.`)
    const { audits, categories } = result.lhr
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      score: Math.round((categories.performance?.score ?? 0) * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: bytesByKind(audits['network-requests']?.details),
    }
  } finally {
    browser.kill()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function bytesByKind(details: unknown): Record<string, number> {
  const items = (details as { items?: { resourceType?: string; transferSize?: number }[] } | undefined)?.items ?? []
  const bytes: Record<string, number> = {}
  for (const { resourceType = 'Other', transferSize = 0 } of items)
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize
  return bytes
}

function print(name: string, all: readonly Figures[]): void {
  const median = (pick: (figures: Figures) => number) => all.map(pick).sort((a, b) => a - b)[all.length >> 1] ?? 0
  const kinds = Object.entries(all[0]?.bytes ?? {}).map(([kind, bytes]) => `${kind} ${(bytes / 1024).toFixed(1)} KB`)
  console.log(
    `\r${name}: score ${median(f => f.score)} (${all.map(f => f.score).join(' ')})  FCP ${Math.round(median(f => f.fcp))} ms  LCP ${Math.round(median(f => f.lcp))} ms (${all.map(f => Math.round(f.lcp)).join(' ')})  TBT ${Math.round(median(f => f.tbt))} ms  CLS ${median(f => f.cls).toFixed(3)}`,
  )
  console.log(`  ${kinds.join(', ')}`)
}
