import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser of this machine: the one named by CHROMIUM, or the first that is found. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string {
  if (environment.CHROMIUM) return environment.CHROMIUM
  for (const folder of (environment.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name)
      if (isRunnable(path)) return path
    }
  }
  throw new Error('No Chromium was found. Install it, or name it: CHROMIUM=/path/to/chromium npm test')
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
