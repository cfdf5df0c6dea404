import { readFileSync } from 'node:fs'
import type { Requirement } from './proveRows.ts'

const path = new URL('../../docs/spec/requirements.json', import.meta.url)

export function readRequirements(): readonly Requirement[] {
  return JSON.parse(readFileSync(path, 'utf8')) as readonly Requirement[]
}
