import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { helpline, helplineName } from '@saya/contract/exclusion/helpline.ts'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** What people read is written in these. A test says what they are to read. */
function textsIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /(?<![.]test)[.](?:tsx?|json|md)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !/\/(?:node_modules|dist)\//.test(path))
}

test('the helpline’s number and name stand in the operator’s facts alone, and whatever names them takes them from there [SAFE-149]', () => {
  const paths = ['apps', 'packages', 'content'].flatMap(textsIn)
  expect(paths.length).toBeGreaterThan(1000)
  for (const fact of [helpline, helplineName]) {
    const naming = paths.filter(path => readFileSync(path, 'utf8').includes(fact))
    expect(naming).toEqual([join(root, 'content/operator.json')])
  }
})
