import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadyLine } from '@saya/process'
import type { DemoOperator } from './seedDemoOperators.ts'

/** Where what the demo's operators sign in with stays to be looked up, beside the other secrets of this machine. */
function demoOperatorsFile(dataFolder: string): string {
  return join(dataFolder, 'keys/demo-operators.json')
}

/** Keeps what new demo operators sign in with, and says it the once that it is new. */
export async function keepDemoOperators(dataFolder: string, made: readonly DemoOperator[]): Promise<ReadyLine[]> {
  const file = demoOperatorsFile(dataFolder)
  if (made.length === 0)
    return [{ label: 'Demo operators', value: `as printed at the first start, and kept in ${file}` }]
  const before = await readFile(file, 'utf8').then(
    text => JSON.parse(text) as DemoOperator[],
    () => [],
  )
  const kept = [...before.filter(({ email }) => !made.some(one => one.email === email)), ...made]
  await mkdir(join(dataFolder, 'keys'), { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
  return made.map(({ email, password, secret }) => ({
    label: email,
    value: `password ${password}  codes from ${secret}`,
  }))
}
