import { expect, test } from 'vitest'
import { freeze, manifestPath, migrations } from './migrations.ts'

const first = { 'app/0001_member': 'create table member ()' }

function tree(sql: Readonly<Record<string, string>>) {
  return Object.entries(sql).flatMap(([name, text]) => [
    { path: `db/migrations/${name}.sql`, text },
    { path: `db/migrations/${name}.check.sql`, text: 'select 1' },
  ])
}

function frozen(sql: Readonly<Record<string, string>>) {
  return { path: manifestPath, text: freeze(tree(sql)) }
}

function failures(...files: Parameters<typeof migrations>) {
  return migrations(...files)
    .filter(({ isWarning }) => !isWarning)
    .map(({ message }) => message)
}

test('a frozen migration that stays as it was passes', () => {
  expect(migrations([...tree(first), frozen(first)])).toEqual([])
})

test('a frozen migration may not be changed', () => {
  const changed = tree({ 'app/0001_member': 'create table members ()' })
  expect(failures([...changed, frozen(first)])).toEqual([expect.stringContaining('was changed')])
})

test('freezing again does not hide a change', () => {
  const changed = tree({ 'app/0001_member': 'create table members ()' })
  const again = { path: manifestPath, text: freeze([...changed, frozen(first)]) }
  expect(failures([...changed, again])).toEqual([expect.stringContaining('was changed')])
})

test('a frozen migration may not go', () => {
  expect(failures([frozen(first)])).toEqual([expect.stringContaining('gone'), expect.stringContaining('gone')])
})

test('a new migration is only warned of until it lands', () => {
  const found = migrations([...tree({ ...first, 'ref/0002_game': 'select 2' }), frozen(first)])
  expect(found.map(({ isWarning }) => isWarning)).toEqual([true, true])
})

test('a new migration may not slip in before a frozen one', () => {
  const landed = { 'app/0002_member': 'select 2' }
  const files = [...tree({ ...landed, 'app/0001_early': 'select 1' }), frozen(landed)]
  expect(failures(files)).toContainEqual(expect.stringContaining('take the next number'))
})

test('one number series runs across app, ref and member', () => {
  expect(failures(tree({ 'app/0001_a': '', 'ref/0002_b': '', 'member/0003_c': '' }))).toEqual([])
  expect(failures(tree({ 'app/0001_a': '', 'ref/0001_b': '' }))).toEqual([expect.stringContaining('second time')])
  expect(failures(tree({ 'app/0001_a': '', 'ref/0003_b': '' }))).toEqual([expect.stringContaining('gap')])
})

test('a migration without its check, or a check without its migration, is refused', () => {
  const alone = { path: 'db/migrations/app/0001_a.sql', text: '' }
  const orphan = { path: 'db/migrations/app/0001_a.check.sql', text: '' }
  expect(failures([alone])).toContainEqual(expect.stringContaining('has no .check.sql'))
  expect(failures([orphan])).toContainEqual(expect.stringContaining('checks no migration'))
})

test('a migration makes no function', () => {
  const gift = {
    'member/0001_gift': 'create or replace function gift() returns integer language sql as $$ select 1 $$',
  }
  expect(failures(tree(gift))).toEqual([expect.stringContaining('db/functions')])
})

test('a migration outside the three folders or without a number is refused', () => {
  expect(failures([{ path: 'db/migrations/app/member.sql', text: '' }])).toEqual([expect.stringContaining('not named')])
})
