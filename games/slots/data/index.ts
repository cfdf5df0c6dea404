import type { Title } from '../shape.ts'
import { manggaFiesta } from './manggaFiesta.ts'

/** Every title that can be played, by the code under which the catalogue lists it. */
export const titles: ReadonlyMap<string, Title> = new Map([manggaFiesta].map(title => [title.code, title]))
