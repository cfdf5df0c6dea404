import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openServiceLog } from './serviceLog.ts'

let folder: string
let shown: string[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'))
  shown = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function say(stream: PassThrough, ...lines: string[]): Promise<void> {
  for (const line of lines) stream.write(`${line}\n`)
  await new Promise(resolve => setTimeout(resolve, 20))
}

function follow(): { file: string; stream: PassThrough } {
  const log = openServiceLog(folder, 'server', line => shown.push(line))
  const stream = new PassThrough()
  log.follow(stream, false)
  return { file: log.file, stream }
}

test('one earlier part is kept beside the log once it has grown large', async () => {
  writeFileSync(path.join(folder, 'server.log'), 'x'.repeat(9_999_998))
  const { file, stream } = follow()
  await say(stream, 'the last', 'the first')
  expect(readFileSync(`${file}.1`, 'utf8').endsWith('the last\n')).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('the first\n')
  expect(shown).toEqual([])
})

test('a log that was taken away while it is written is said, and begun anew', async () => {
  writeFileSync(path.join(folder, 'server.log'), 'x'.repeat(9_999_998))
  const { file, stream } = follow()
  rmSync(folder, { recursive: true })
  await say(stream, 'one', 'two')
  expect(shown).toHaveLength(1)
  expect(shown[0]).toMatch(/server\.log cannot be written: ENOENT/)
  expect(readFileSync(file, 'utf8')).toBe('two\n')
})

test('a log is its owner’s alone, also one that was open to others before [NET-60]', async () => {
  const file = path.join(folder, 'server.log')
  writeFileSync(file, 'x'.repeat(9_999_998))
  chmodSync(file, 0o664)
  const { stream } = follow()
  await say(stream, 'the last', 'the first')
  expect([file, `${file}.1`].map(one => statSync(one).mode & 0o777)).toEqual([0o600, 0o600])
})
