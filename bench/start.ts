import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../packages/testing/process/freePort.ts'
import type { Bench } from './load/bench.ts'
import { percentile, table } from './load/figures.ts'
import { numberOption } from './load/options.ts'

const top = fileURLToPath(new URL('..', import.meta.url))
const mostMs = 15 * 60_000

/** Counts from the command until the home page is answered, as whoever has just cloned the repository waits for it. */
export const bench: Bench = {
  summary: 'from npm start to the first page, out of a clean clone and again: [--rounds 3]',
  async run(args) {
    const rounds = numberOption(args, 'rounds', 3)
    const [clean, warm]: [number[], number[]] = [[], []]
    for (let round = 1; round <= rounds; round++) {
      const folder = mkdtempSync(join(tmpdir(), 'start-'))
      try {
        execFileSync('git', ['clone', '--quiet', top, join(folder, 'clone')])
        console.log(`Round ${round} of ${rounds}`)
        clean.push(await startOnce(folder))
        warm.push(await startOnce(folder))
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    }
    const row = (name: string, ms: readonly number[]) => [name, ...[0, 50, 100].map(part => seconds(ms, part))]
    console.log(
      table([['', 'least', 'median', 'most'], row('clean clone to first page', clean), row('warm start', warm)]),
    )
    return 0
  },
}

function seconds(ms: readonly number[], part: number): string {
  return `${(percentile(ms, part) / 1000).toFixed(1)} s`
}

async function startOnce(folder: string): Promise<number> {
  const ports = await Promise.all(Array.from({ length: 4 }, freePort))
  const [PORT, SANDBOX_PORT, SANDBOX_MAIL_PORT, STUDIO_PORT] = ports.map(String)
  const env = { ...process.env, PORT, SANDBOX_PORT, SANDBOX_MAIL_PORT, STUDIO_PORT, SAYA_DATA: join(folder, 'data') }
  const beganMs = performance.now()
  const product = spawn('npm', ['start'], { cwd: join(folder, 'clone'), env, stdio: 'ignore' })
  try {
    await firstPage(`http://127.0.0.1:${PORT}/`, product, beganMs + mostMs)
    return performance.now() - beganMs
  } finally {
    if (product.exitCode === null && product.kill('SIGINT')) await once(product, 'exit')
  }
}

async function firstPage(url: string, product: ChildProcess, untilMs: number): Promise<void> {
  while (performance.now() < untilMs) {
    if (product.exitCode !== null) throw new Error('npm start ended by itself. Run it by hand to see why.')
    const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
    if (answer?.ok && (await answer.text()).includes('</html>')) return
    await wait(50)
  }
  throw new Error('No page came within a quarter of an hour.')
}
