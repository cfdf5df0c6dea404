import { existsSync, watch } from 'node:fs'
import path from 'node:path'

const ignored = /(?:^|\/)(?:node_modules|dist|\.[^/]*)(?:\/|$)|\.test\.tsx?$/
const settleMs = 120

/** Calls back once a burst of changes to sources is over. */
export function watchSources(folders: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.filter(existsSync).map(folder =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || ignored.test(file.split(path.sep).join('/')) || !/\.(?:ts|tsx|sql|json)$/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(onChange, settleMs)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
