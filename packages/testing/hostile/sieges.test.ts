import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '@saya/contract'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { operationsOf, sieges } from './sieges.ts'

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

async function listDeclared(): Promise<Operation[]> {
  const folder = join(root, 'packages/contract')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modules = files.filter(path => /(?<!\.test)\.ts$/.test(path) && !path.startsWith('node_modules'))
  const exported = await Promise.all(modules.map(path => import(join(folder, path)) as Promise<object>))
  return [...new Set(exported.flatMap(module => Object.values(module)).filter(isOperation))]
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`

test('every call that the contract declares is attacked, each by one file', async () => {
  const attacked = Object.values(sieges).flatMap(nouns => operationsOf(nouns).map(nameOf))
  expect(attacked.toSorted()).toEqual((await listDeclared()).map(nameOf).toSorted())
  for (const name of Object.keys(sieges)) {
    expect(existsSync(join(root, `apps/server/platform/http/${name}.api.test.ts`)), name).toBe(true)
  }
})
