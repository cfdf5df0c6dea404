import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claim } from './claim.ts'
import { identify } from './runningProcess.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saya-claim-'))
  file = path.join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function endedProcess() {
  const child = spawn('sleep', ['30'])
  const identity = identify(child.pid ?? 0)
  child.kill('SIGKILL')
  await once(child, 'exit')
  return identity
}

test('a second comer learns who holds it and what for', async () => {
  expect((await claim(file, 'http://127.0.0.1:8080')).ok).toBe(true)
  expect(await claim(file)).toMatchObject({ ok: false, holder: { pid: process.pid, note: 'http://127.0.0.1:8080' } })
})

test('what is released is free again', async () => {
  const first = await claim(file)
  if (first.ok) first.release()
  expect(existsSync(file)).toBe(false)
  expect(await claim(file)).toMatchObject({ ok: true, tookOver: false })
})

test('the claim of a process that is no more is taken over at once', async () => {
  writeFileSync(file, JSON.stringify({ ...(await endedProcess()), note: '' }))
  expect(await claim(file)).toMatchObject({ ok: true, tookOver: true })
})

test('a number that another process has by now holds nothing', async () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'long ago', note: '' }))
  expect(await claim(file)).toMatchObject({ ok: true, tookOver: true })
})

test('a file that was never finished is taken over once it is old', async () => {
  writeFileSync(file, '')
  utimesSync(file, 1000, 1000)
  expect(await claim(file)).toMatchObject({ ok: true, tookOver: true })
})

test('of many processes that come at once for a dead claim exactly one gets it', async () => {
  writeFileSync(file, JSON.stringify({ ...(await endedProcess()), note: '' }))
  const program = `
    import { existsSync, writeFileSync } from 'node:fs'
    import { claim } from ${JSON.stringify(path.join(import.meta.dirname, 'claim.ts'))}
    const [file, gate, mine] = process.argv.slice(1)
    writeFileSync(mine, '')
    while (!existsSync(gate));
    const result = await claim(file)
    process.stdout.write(result.ok ? 'got ' : 'not ')
    process.stdin.once('data', () => process.exit())`
  const gate = path.join(folder, 'gate')
  const marks = Array.from({ length: 5 }, (_, index) => path.join(folder, `waiting-${index}`))
  const answers = marks.map(mark => {
    const words = ['--import', 'tsx', '--input-type=module', '-e', program, file, gate, mark]
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
    return once(child.stdout, 'data').then(([text]) => ({ child, text: String(text) }))
  })
  await vi.waitFor(() => expect(marks.every(mark => existsSync(mark))).toBe(true), { timeout: 15_000 })
  writeFileSync(gate, '')
  const results = await Promise.all(answers)
  for (const { child } of results) child.stdin.end('end\n')
  expect(results.map(({ text }) => text.trim()).sort()).toEqual(['got', 'not', 'not', 'not', 'not'])
})
