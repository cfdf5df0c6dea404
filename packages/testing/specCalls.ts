import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

interface SpecCall {
  readonly purpose: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** What its query or its form has, as far as the table says. */
  readonly fields: readonly string[]
}

/** The calls of table T-2 of the decisions, each `GET` unless the table says otherwise. */
export function specCalls(): readonly SpecCall[] {
  const text = readFileSync(join(root, 'docs/spec/decisions.md'), 'utf8')
  const table = text.slice(text.indexOf('**T-2 '), text.indexOf('**T-3 '))
  const rows = table.split('\n').filter(line => line.startsWith('| ') && line.includes('/'))
  if (rows.length === 0) throw new Error('The decisions name no calls.')
  return rows.flatMap(row => {
    const [, purpose = '', calls = ''] = row.split('|').map(cell => cell.trim())
    return calls.split(';').flatMap(words => callOf(purpose, words.trim()))
  })
}

function callOf(purpose: string, words: string): readonly SpecCall[] {
  const found = /^(?<post>POST )?(?<form>form )?(?<path>\/[\w/-]+)(?:\?(?<query>\S+))?(?: \((?<sent>[^)]*)\))?/.exec(
    words,
  )
  const { post, form, path, query, sent } = found?.groups ?? {}
  if (!path) return []
  const named = query ?? (form && sent ? sent : '')
  const fields = named.split('&').map(field => field.replace(/=.*$/, ''))
  return [{ purpose, method: post ? 'POST' : 'GET', path, fields: fields.filter(field => field !== '') }]
}
