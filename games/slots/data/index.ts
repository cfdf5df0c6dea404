import type { Title } from '../shape.ts'
import { baybayinSecrets } from './baybayinSecrets.ts'
import { diamanteReyna } from './diamanteReyna.ts'
import { dragonGinto8 } from './dragonGinto8.ts'
import { gusiTreasures } from './gusiTreasures.ts'
import { haloHaloBonanza } from './haloHaloBonanza.ts'
import { jeepneyJackpot } from './jeepneyJackpot.ts'
import { kalabawGold } from './kalabawGold.ts'
import { manggaFiesta } from './manggaFiesta.ts'
import { mayonEmbers } from './mayonEmbers.ts'
import { parolNights } from './parolNights.ts'
import { perlasNgDagat } from './perlasNgDagat.ts'
import { siyeteSuwerte } from './siyeteSuwerte.ts'

const all: readonly Title[] = [
  manggaFiesta,
  jeepneyJackpot,
  perlasNgDagat,
  kalabawGold,
  parolNights,
  mayonEmbers,
  haloHaloBonanza,
  siyeteSuwerte,
  gusiTreasures,
  dragonGinto8,
  diamanteReyna,
  baybayinSecrets,
]

/** Every title that can be played, by the code under which the catalogue lists it. */
export const titles: ReadonlyMap<string, Title> = new Map(all.map(title => [title.code, title]))
