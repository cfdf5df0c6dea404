import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { treeOf } from './tree.ts'

const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com']

test('a tree is named by what stands in it, whether it is committed or not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tree-test-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  function write(path: string, text: string): string {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    return treeOf(folder)
  }
  try {
    expect(treeOf(folder)).toBe('none')
    git('init', '--quiet')
    const first = write('a.ts', 'one')
    expect(first).toMatch(/^[0-9a-f]{40}$/)
    const second = write('b/c.ts', 'new')
    expect(second).not.toBe(first)
    git('add', '--all')
    git(...who, 'commit', '--quiet', '--message', 'All of it')
    expect(treeOf(folder)).toBe(second)
    const changed = write('a.ts', 'two')
    expect(changed).not.toBe(second)
    expect(git('status', '--porcelain').trim()).toBe('M a.ts')
    expect(write('a.ts', 'three')).not.toBe(changed)
    expect(write('a.ts', 'one')).toBe(second)
    // What the runs write down themselves changes no tree.
    expect(write('docs/spec/proven.json', '[]')).toBe(second)
    writeFileSync(join(folder, '.gitignore'), 'dist/\n')
    const ignoring = treeOf(folder)
    expect(write('dist/a.js', 'built')).toBe(ignoring)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
