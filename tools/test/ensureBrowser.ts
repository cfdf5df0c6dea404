import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from '../runCommand.ts'

// The one without a desktop's windows comes first: the same pages cost a quarter less time in it.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRoot: boolean
}

/** The browser to test with: the one that CHROMIUM names, else the first of the usual names on the path. */
function findBrowser({ env }: Surroundings): string | undefined {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : undefined
  const folders = (env.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram)
}

/** The browser, installed first where it is missing and may be; otherwise one sentence that says what to do. */
export async function ensureBrowser(around: Surroundings): Promise<{ browser: string } | { problem: string }> {
  const found = findBrowser(around)
  if (found) return { browser: found }
  if (around.env.CHROMIUM) return { problem: `CHROMIUM names ${around.env.CHROMIUM}, which is no program.` }
  const apt = (around.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, 'apt-get'))
    .find(isProgram)
  if (!around.isRoot || !apt) {
    return { problem: 'No Chromium was found: install it, or name one in the environment variable CHROMIUM.' }
  }
  console.log('No Chromium was found: installing one with apt-get.')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand({ program: apt, args: ['update', '-q'], env, limitMs: 300_000 })
  let said = ''
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '-q', '--no-install-recommends', name]
    const { output } = await runCommand({ program: apt, args, env, limitMs: 600_000 })
    const installed = findBrowser(around)
    if (installed) return { browser: installed }
    said += output
  }
  return { problem: `apt-get could not install chromium.\n${said}` }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
