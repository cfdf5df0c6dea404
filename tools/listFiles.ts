import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Every file that git knows or would take: paths with forward slashes, below the root. */
export function listFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const paths = new Set(listed.split('\0').filter(path => path !== ''))
  return [...paths].filter(path => existsSync(join(root, path))).sort()
}
