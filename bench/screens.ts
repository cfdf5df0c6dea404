import { resolve } from 'node:path'
import { launchBrowser } from '../packages/testing/browser/openBrowser.ts'
import type { Bench } from './load/bench.ts'
import { textOption } from './load/options.ts'
import { signIn } from './load/signedIn.ts'
import { startProduct } from './load/startProduct.ts'
import { listScreens, type Screen } from './screens/addresses.ts'
import { type Look, looks, openLook, type Shot, takeScreen } from './screens/takeScreen.ts'
import { writeSheet } from './screens/writeSheet.ts'

const folder = resolve(import.meta.dirname, '../.results/screens')

/** Takes every screen of the player in both themes and languages at three widths, into one sheet to look through. */
export const bench: Bench = {
  summary: 'pictures of all screens of the player, in one sheet: [--only PART-OF-AN-ADDRESS]',
  async run(args) {
    const only = textOption(args, 'only') ?? ''
    const screens = listScreens().filter(({ name }) => name.includes(only))
    const product = await startProduct()
    try {
      const shots = await takeAll(product.url, screens)
      console.log(`${await writeSheet(folder, shots)}: ${shots.length} pictures of ${screens.length} screens`)
      return tellTroubles(shots)
    } finally {
      await product.stop()
    }
  },
}

async function takeAll(url: string, screens: readonly Screen[]): Promise<readonly Shot[]> {
  const browser = await launchBrowser()
  const token = await signIn(url)
  try {
    const shots: Shot[] = []
    for (const look of looks) {
      shots.push(...(await takeLook(look, { url, screens, token, open: openLook.bind(undefined, browser) })))
      console.log(`${look.width} ${look.theme} ${look.language}: ${screens.length} screens`)
    }
    return shots
  } finally {
    await browser.close()
  }
}

interface LookTaking {
  readonly url: string
  readonly screens: readonly Screen[]
  readonly token: string
  readonly open: (opening: { url: string; look: Look; token?: string | undefined }) => ReturnType<typeof openLook>
}

async function takeLook(look: Look, { url, screens, token, open }: LookTaking): Promise<readonly Shot[]> {
  const [guest, member] = [await open({ url, look }), await open({ url, look, token })]
  const shots: Shot[] = []
  for (const screen of screens) shots.push(await takeScreen(screen.isOfMember ? member : guest, screen, look))
  await guest.close()
  await member.close()
  return shots
}

function tellTroubles(shots: readonly Shot[]): number {
  const bad = shots.filter(({ troubles }) => troubles.length > 0)
  for (const { screen, look, troubles } of bad)
    console.log(`${screen.name} at ${look.width}, ${look.theme}, ${look.language}: ${troubles.join(' ')}`)
  return bad.length > 0 ? 1 : 0
}
