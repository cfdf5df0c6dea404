import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
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

test('a turn to take over, left by one that died in it, stops nobody', async () => {
  const dead = JSON.stringify({ ...(await endedProcess()), note: '' })
  for (const left of [file, `${file}.takeover`, `${file}.takeover.takeover`]) writeFileSync(left, dead)
  expect(await claim(file)).toMatchObject({ ok: true, tookOver: true })
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('of many processes that come at once for a dead claim exactly one gets it', async () => {
  const dead = JSON.stringify({ ...(await endedProcess()), note: '' })
  const files = Array.from({ length: 60 }, (_, index) => path.join(folder, `lock-${index}`))
  for (const each of files) writeFileSync(each, dead)
  const program = `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs'
    import { claim } from ${JSON.stringify(path.join(import.meta.dirname, 'claim.ts'))}
    const [gate, mine, ...files] = process.argv.slice(1)
    writeFileSync(mine, '')
    while (!existsSync(gate));
    const begin = Number(readFileSync(gate, 'utf8'))
    const got = []
    for (const [index, file] of files.entries()) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, begin + 8 * index - Date.now())
      got.push((await claim(file)).ok)
    }
    process.stdout.write(JSON.stringify(got) + '\\n')
    process.stdin.once('data', () => process.exit())`
  const gate = path.join(folder, 'gate')
  const marks = Array.from({ length: 5 }, (_, index) => path.join(folder, `waiting-${index}`))
  const answers = marks.map(mark => {
    const words = ['--import', 'tsx', '--input-type=module', '-e', program, gate, mark, ...files]
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
    return once(child.stdout, 'data').then(([text]) => ({ child, got: JSON.parse(String(text)) as boolean[] }))
  })
  await vi.waitFor(() => expect(marks.every(mark => existsSync(mark))).toBe(true), { timeout: 15_000 })
  writeFileSync(`${gate}.whole`, String(Date.now() + 100))
  renameSync(`${gate}.whole`, gate)
  const results = await Promise.all(answers)
  for (const { child } of results) child.stdin.end('end\n')
  const winners = files.map((_, index) => results.filter(({ got }) => got[index]).length)
  expect(winners).toEqual(files.map(() => 1))
})
