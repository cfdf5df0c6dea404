import { execFileSync } from 'node:child_process'

/** What differs between the work tree and where it left a commit, deleted and new files among it. */
export function listChanged(root: string, since: string): string[] {
  const base = git(root, 'merge-base', since, 'HEAD')[0] ?? since
  const changed = git(root, 'diff', '--name-only', '--no-renames', base, '--')
  return [...new Set([...changed, ...git(root, 'ls-files', '--others', '--exclude-standard')])].sort()
}

function git(cwd: string, ...args: string[]): string[] {
  const text = execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return text.split('\n').filter(line => line !== '')
}
