import { formatPesos } from '@saya/money'
import { buildWhatIsStale } from '../tools/build.ts'
import { launchBrowser } from '../packages/testing/browser/openBrowser.ts'
import type { Bench } from './load/bench.ts'
import { numberOption, textOption } from './load/options.ts'
import { progress } from './load/progress.ts'
import { openPlayWorld, type OwnTitle } from './play/openPlayWorld.ts'
import { playTitle } from './play/playTitle.ts'
import type { Playing } from './play/playing.ts'

export const bench: Bench = {
  summary:
    'every game of ours on a phone against the real wallet: [--rounds 50] [--only parts of codes or kinds] [--at-once 6]',
  run: play,
}

/** Every title that the studio offers, several at once since tables are mostly waited for. One that fails keeps no other from being played. */
async function play(options: readonly string[]): Promise<number> {
  const rounds = numberOption(options, 'rounds', 50)
  const atOnce = numberOption(options, 'at-once', 6)
  const only = (textOption(options, 'only') ?? '').split(',')
  await buildWhatIsStale(console.log)
  const place = await openPlayWorld()
  const browser = await launchBrowser()
  try {
    const titles = place.titles.filter(({ code, view }) => only.some(part => code.includes(part) || view === part))
    const show = progress(`Playing ${titles.length} games`, titles.length * rounds)
    let done = 0
    let faults = 0
    const playing: Playing = { on: place.on, browser, rounds, onRound: () => show(++done) }
    const waiting = takeTurns(titles)
    async function work(): Promise<void> {
      for (let title = waiting.shift(); title; title = waiting.shift()) {
        if (!(await playAndTell(title, playing))) faults++
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    console.log(`PLAYED games ${titles.length} rounds ${done} faults ${faults}`)
    return faults === 0 && titles.length > 0 ? 0 : 1
  } finally {
    await browser.close()
    await place.close()
  }
}

async function playAndTell(title: OwnTitle, playing: Playing): Promise<boolean> {
  const beganMs = performance.now()
  const seconds = () => `${((performance.now() - beganMs) / 1000).toFixed(0)} s`
  try {
    const { rounds, staked, net } = await playTitle(title, playing)
    const money = `staked ${formatPesos(staked)}, net ${formatPesos(net)}`
    console.log(
      `ok   ${title.name}: ${rounds} rounds, one cut off, ${money}; all on record and drawn again; ${seconds()}`,
    )
    return true
  } catch (fault) {
    const why = fault instanceof Error ? fault.message.split('\n').slice(0, 6).join(' ') : String(fault)
    console.log(`FAIL ${title.name} (${title.code}) after ${seconds()}: ${why}`)
    return false
  }
}

/** Pages of one kind far apart, so that those which mostly wait run beside those which mostly work. */
function takeTurns(titles: readonly OwnTitle[]): OwnTitle[] {
  const kinds = new Map<string, OwnTitle[]>()
  for (const title of titles) kinds.set(title.view, [...(kinds.get(title.view) ?? []), title])
  const most = Math.max(0, ...[...kinds.values()].map(({ length }) => length))
  return Array.from({ length: most }).flatMap((_, at) => [...kinds.values()].flatMap(kind => kind[at] ?? []))
}
