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
  // The number however it is written: with whatever stands before it, and with marks or spaces between.
  const number = new RegExp(helpline.replaceAll(/\D/g, '').slice(-8).split('').join('[^0-9A-Za-z]{0,2}'))
  for (const names of [(text: string) => number.test(text), (text: string) => text.includes(helplineName)]) {
    const naming = paths.filter(path => names(readFileSync(path, 'utf8')))
    expect(naming).toEqual([join(root, 'content/operator.json')])
  }
})
