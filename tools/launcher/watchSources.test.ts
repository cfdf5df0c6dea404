import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSources } from './watchSources.ts'

let folder: string
let stop: () => void
const onChange = vi.fn()

beforeEach(() => {
  onChange.mockClear()
  folder = mkdtempSync(path.join(tmpdir(), 'saya-watch-'))
  mkdirSync(path.join(folder, 'features/kyc'), { recursive: true })
  stop = watchSources([folder, path.join(folder, 'missing')], onChange)
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

const write = (name: string) => writeFileSync(path.join(folder, name), 'export {}')

test('a burst of changed sources counts as one change', async () => {
  for (const name of ['main.ts', 'features/kyc/insert.ts', 'features/kyc/0001_kyc.sql']) write(name)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 3000 })
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('tests and files that no service reads change nothing', async () => {
  for (const name of ['main.test.ts', 'notes.md', '.main.ts.swp']) write(name)
  await wait(400)
  expect(onChange).not.toHaveBeenCalled()
})
