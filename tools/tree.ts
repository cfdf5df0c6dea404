import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What tools write down about the tests themselves: it changes behind every whole run, and no test by it. */
const notes = ['docs/spec/proven.json', 'tools/test/fileTimes.json', 'tools/test/folderFloors.json']

/**
 * Names all that stands in the work tree of a repository, committed or not, by what it is: two trees of one name are alike to the
 * byte. Nothing is left behind in the repository.
 */
export function treeOf(folder: string): string {
  const scratch = mkdtempSync(join(tmpdir(), 'tree-'))
  try {
    const git = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
      execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, ...env },
      }).trim()
    const [index = '', objects = ''] = git(['rev-parse', '--git-path', 'index', '--git-path', 'objects'])
      .split('\n')
      .map(path => resolve(folder, path))
    const own = {
      GIT_INDEX_FILE: join(scratch, 'index'),
      GIT_OBJECT_DIRECTORY: join(scratch, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
    }
    mkdirSync(own.GIT_OBJECT_DIRECTORY)
    // What the index knows of each file spares reading those that have not changed.
    if (existsSync(index)) copyWithTimes(index, own.GIT_INDEX_FILE)
    git(['add', '--all'], own)
    git(['rm', '--cached', '--quiet', '--force', '--ignore-unmatch', '--', ...notes], own)
    return git(['write-tree'], own)
  } catch {
    return 'none'
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** By its own time an index tells which files may have changed in the very moment in which it was written. */
function copyWithTimes(from: string, to: string): void {
  copyFileSync(from, to)
  const { atime, mtime } = statSync(from)
  utimesSync(to, atime, mtime)
}
